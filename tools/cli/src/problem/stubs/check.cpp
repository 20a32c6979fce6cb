// Whether an output is right, where there are several: called with the files of the input, the
// output, and an output that is right. Exit code 0: right; 1: wrong, and why on standard error.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
using namespace std;

// What is wrong with the output, in words; nothing if it is right.
string check(istream& input, istream& output, istream& answer) {
    int n;
    input >> n;
    cerr << "write check() in check.cpp\n", exit(3);
    return "";
}

string check_files(string input, string output, string answer) {
    ifstream in(input), out(output), right(answer);
    return check(in, out, right);
}

// One process checks many outputs if `grundy stress` asks for that; without this, each has its own.
int main(int count, char** arguments) {
    if (!getenv("GRUNDY_SERVE")) {
        string wrong = check_files(arguments[count - 3], arguments[count - 2], arguments[count - 1]);
        cerr << wrong;
        return !wrong.empty();
    }
    for (string length; getline(cin, length);) {
        string input, output, answer;
        getline(cin, input), getline(cin, output), getline(cin, answer);
        string wrong = check_files(input, output, answer);
        cout << wrong.size() << "\n" << wrong << flush;
    }
}
