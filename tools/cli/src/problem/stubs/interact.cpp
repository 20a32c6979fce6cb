// The judge of an interactive problem: called with the file of a secret input, it talks with the
// solution. Exit code 0: the solution is right; 1: it is wrong, and why on standard error.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
using namespace std;

// What is wrong with what the solution says, in words; nothing if it is right. Print with endl.
string interact(istream& secret) {
    int number, guess;
    secret >> number;
    cerr << "write interact() in interact.cpp\n", exit(3);
    for (int i = 0; i < 20; i++) {
        if (!(cin >> guess)) return "not a number";
        if (guess == number) return cout << "right" << endl, "";
        cout << (guess < number ? "more" : "less") << endl;
    }
    return "it is not found";
}

int main(int count, char** arguments) {
    ifstream secret(arguments[count - 1]);
    string wrong = interact(secret);
    cerr << wrong;
    return !wrong.empty();
}
