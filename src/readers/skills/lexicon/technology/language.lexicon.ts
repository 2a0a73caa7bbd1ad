import { readSkillEntries } from '../../skill-notation.ts';

export const languageSkills = readSkillEntries(
  'language',
  `
  Python = cpython, py3, python programming, python scripting, core python
  Java = core java, java se, j2se, jdk, java programming, advanced java, java 8 ; near Kotlin, Java EE, Scala
  JavaScript = java script, js, ecmascript, vanilla js, vanilla javascript
    ; near TypeScript
  TypeScript = type script
  C = c language, c programming, ansi c, embedded c, c programming language ; near C++ ; context C
  C++ = cpp, cplusplus, c plus plus, c++11, c++14, c++17, c++20, vc++, visual c++ ; near Rust
  C# = csharp, c sharp, c#.net, c# .net, c# net, visual c# ; near .NET, Java
  Go = golang, go lang ; context Go
  Rust = rust lang, rustlang, rust programming ; context Rust
  Ruby = ruby programming, core ruby ; context Ruby
  PHP = core php, php7, advanced php, php programming
  Perl = perl scripting, perl script
  Swift = swift programming ; near Objective-C, Kotlin ; context Swift
  Objective-C = objc, obj c, objective c++
  Kotlin Coroutines = kotlin coroutine ; of Kotlin ; context Coroutines
  Kotlin = kotlin programming, kotlin multiplatform, kmm, kmp, kotlin multiplatform mobile
    ; near Flutter
  Scala = scala programming ; near Apache Spark ; cased Scala
  R = r language, r programming, r programming language
    ; near Python, SAS
    ; context R
  Julia = julia lang, julia language ; near R, MATLAB ; context Julia
  Dart = dart lang, dart programming ; context Dart
  Elixir = phoenix framework, elixir phoenix, erlang, erlang otp ; context Elixir
  Haskell
  F# = fsharp, f sharp ; near C#
  Clojure = clojurescript ; near Scala
  Lua = lua scripting ; cased Lua
  Fortran = fortran 90, fortran 77
  Delphi = borland delphi, embarcadero delphi, object pascal, turbo pascal ; context Delphi, Pascal
  COBOL = cobol programming
  VB.NET = visual basic, vb, visual basic .net, vb 6, vb6, visual basic 6.0 ; near VBA, .NET
  VBA = excel vba, vba macros, visual basic for applications, vba programming
    ; near Microsoft Excel
  Groovy = apache groovy, groovy scripting ; near Java ; context Groovy
  Assembly = assembly language, x86 assembly, assembly programming, assembly language programming, arm assembly,
    assembler language
    ; near C
    ; context Assembly
  Shell Scripting = shell script, unix shell, unix shell scripting, shell scripts, linux shell scripting, awk sed,
    linux scripting
    ; near Linux
    ; context Shell
  PowerShell = power shell, powershell scripting, windows powershell ; near Shell Scripting
  Solidity = solidity programming ; near Smart Contracts
  LaTeX = overleaf, latex typesetting
  XML = xsd, xml schema ; near JSON
  XSLT = xsl transformations ; of XML
  XPath ; of XML
  XQuery ; of XML
  YAML = yaml files ; near JSON
  JSON = json schema, json api ; near REST APIs
  Regular Expressions = regular expression, regex
`,
);
