// The right answer to one input, straight from the statement, however slow. Use cin and cout.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
using namespace std;

void solve() {
    int n;
    cin >> n;
    cerr << "write solve() in brute.cpp\n", exit(1);
    cout << n << "\n";
}

// One process answers many inputs if `grundy stress` asks for that; without this, each has its own.
int main() {
    if (!getenv("GRUNDY_SERVE")) return solve(), 0;
    istream requests(cin.rdbuf());
    ostream answers(cout.rdbuf());
    for (string length; getline(requests, length);) {
        string text(stoul(length), ' ');
        requests.read(&text[0], text.size());
        istringstream input(text);
        ostringstream output;
        cin.rdbuf(input.rdbuf()), cin.clear();
        cout.rdbuf(output.rdbuf());
        solve();
        cin.rdbuf(requests.rdbuf()), cout.rdbuf(answers.rdbuf());
        answers << output.str().size() << "\n" << output.str() << flush;
    }
}
