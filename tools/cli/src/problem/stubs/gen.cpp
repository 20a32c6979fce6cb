// One small random input, another for each seed. Use cout.
#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
using namespace std;

mt19937_64 engine;

long long within(long long low, long long high) {
    return low + (long long)(engine() % (unsigned long long)(high - low + 1));
}

void make() {
    int n = within(1, 6);
    cerr << "write make() in gen.cpp\n", exit(1);
    cout << n << "\n";
    for (int i = 0; i < n; i++) cout << within(1, 9) << " \n"[i + 1 == n];
}

// One process answers many seeds if `grundy stress` asks for that; without this, each has its own.
int main(int, char **words) {
    if (!getenv("GRUNDY_SERVE")) {
        while (words[1]) words++;
        engine.seed(strtoull(words[0], nullptr, 10));
        return make(), 0;
    }
    ostream answers(cout.rdbuf());
    for (string length; getline(cin, length);) {
        string seed(stoul(length), ' ');
        cin.read(&seed[0], seed.size());
        engine.seed(strtoull(seed.c_str(), nullptr, 10));
        ostringstream output;
        cout.rdbuf(output.rdbuf());
        make();
        cout.rdbuf(answers.rdbuf());
        answers << output.str().size() << "\n" << output.str() << flush;
    }
}
