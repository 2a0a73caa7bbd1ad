import { readSkillEntries } from '../../skill-notation.ts';

export const architectureSkills = readSkillEntries(
  'architecture',
  `
  Microservices = microservice, micro services, microservice architecture, microservices architecture, micro service,
    micro services architecture
    ; near REST APIs, Event-Driven Architecture
  System Design = system architecture, scalable systems, technical architecture, system analysis and design,
    application architecture, technical architect, systems architecture, scalable architecture, solution design,
    technical design, systems design, consensus algorithms, distributed architecture, distributed applications
    ; near Microservices
  Service-Oriented Architecture = service oriented architecture, soa architecture, enterprise service bus
    ; near Microservices
    ; cased SOA
  Design Patterns = design pattern, software design patterns, mvp pattern, gang of four, singleton pattern
    ; near Object-Oriented Programming
  Object-Oriented Programming = oop, object oriented, object oriented programming, oops concepts, oop concepts,
    oop principles
    ; near Software Development
    ; cased OOPS
  Data Structures = data structures and algorithms, dsa, data structure, data structures algorithms,
    data structures & algorithms, competitive programming, leetcode
  Software Development = software engineering, software engineer, software developer, software design,
    application development, programmer, application developer, full software development, software programming,
    software programmer, software implementation, application programming, peer review code, clean code, bug fixes,
    application performance, web performance, software optimization
    ; near Web Development
  Multithreading = concurrency, multi threading, parallel programming, parallel computing, asynchronous programming,
    multi threaded, multithreaded, concurrent programming, openmp
    ; near System Design
  Operating Systems = operating system, windows operating system, windows os, os concepts
    ; near Linux
  Scripting = scripting languages, scripting language, script languages
    ; near Shell Scripting, Python
  Desktop Applications = gtk, mfc, awt swing, desktop application development, swings java
    ; near C++
  Qt Framework = qt creator, qt quick, qml ; of Desktop Applications ; near C++ ; context Qt
  Electron.js = electronjs ; of Desktop Applications ; near Node.js ; context Electron
  Low-Code Development = low code, no code, no code tools, power platform, bubble.io, n8n, make.com
    ; near RPA
`,
);

export const testingSkills = readSkillEntries(
  'testing',
  `
  Manual Testing = software testing, black box testing, smoke testing, sanity testing, test execution,
    software tester, white box testing, test scenarios, end to end testing, testing methodologies,
    non functional testing, software test, test scripts, bug reporting, ui testing, manual tester, test documentation,
    usability testing software, web testing, stlc, adhoc testing, software testing life cycle, gui testing,
    test management, test analyst, test lead, web application testing, defect life cycle, test data, backend testing,
    defect reporting, compatibility testing, user acceptance, sit testing, system integration test
    ; near Test Automation, Quality Assurance, Unit Testing
  Test Automation = automation testing, automated testing, automation framework, test automation framework, sdet,
    automation tester, automated tests, automation scripts, qa automation, automation engineer,
    keyword driven framework, automation frameworks, automated test scripts, hybrid framework, automated test,
    test automation frameworks, automation test, automated testing tools
    ; near Selenium, Cypress, Playwright
  Selenium = selenium webdriver, selenium ide, selenium grid, selenium automation, selenium web driver,
    selenium with java, selenium testing
  Appium = mobile automation testing, espresso testing, xcuitest ; near Selenium
  Cucumber = bdd framework, cucumber bdd
    ; near Test Automation, Selenium
    ; cased Cucumber
  Robot Framework = robotframework ; near Selenium, Test Automation
  Cypress = cypress.io, cypress testing, cypress automation ; near Selenium, Playwright ; context Cypress
  Playwright = playwright testing, playwright automation
    ; near Selenium, JavaScript Browser Testing
    ; context Playwright
  JavaScript Browser Testing = nightwatch.js
    ; near Cypress
  Puppeteer ; of JavaScript Browser Testing ; cased Puppeteer
  Protractor ; of JavaScript Browser Testing ; near Angular
  UFT = qtp, micro focus uft, hp qtp, hp uft, quick test professional, uft qtp ; near Test Automation, Selenium
  Tosca = tricentis tosca ; near UFT, Test Automation
  Katalon = katalon studio ; near Selenium, Test Automation
  Unit Testing = unit tests, unit test, unit test cases, unit testing frameworks, google test, unit testing framework
    ; near JUnit, JavaScript Unit Testing, pytest
  JUnit = junit testing, powermock, junit5, wiremock
    ; near Java, Selenium
  JavaScript Unit Testing = react testing library, enzyme testing, vitest, sinon.js
    ; near JavaScript
  Jest = jestjs, jest testing ; of JavaScript Unit Testing ; cased Jest
  Mocha.js = mochajs ; of JavaScript Unit Testing ; near Chai.js ; context Mocha
  Chai.js ; of JavaScript Unit Testing ; context Chai
  Jasmine.js = jasmine testing ; of JavaScript Unit Testing ; near Karma Test Runner ; context Jasmine
  Karma Test Runner = karma.js ; of JavaScript Unit Testing ; context Karma
  pytest = py test, python unittest ; near Python
  Test-Driven Development = tdd, test driven development, test driven ; near Unit Testing
  Performance Testing = performance test, locust load testing, k6 load testing, neoload, scalability testing,
    performance tester
    ; near Test Automation
  Gatling ; of Performance Testing ; context Gatling
  API Testing = postman api, api automation, api automation testing, web services testing, api test
    ; near REST APIs, Postman, Swagger
  Postman = postman tool ; cased Postman
  Swagger = openapi, swagger ui, open api specification, openapi specification ; near REST APIs ; cased Swagger
  Quality Assurance = software quality assurance, qa testing, qa engineer, software qa, qa lead, qa process, sqa,
    quality assurance testing, qa team, qa processes, software quality
    ; near Test Automation
    ; cased QA
  Test Management Tools = quality center, zephyr scale, hp quality center, mantis bug tracker, xray jira, hpqc,
    mantisbt, quality center alm, test link
    ; near Manual Testing, Jira
`,
);

export const blockchainSkills = readSkillEntries(
  'blockchain',
  `
  Blockchain = block chain, blockchain development, blockchain developer, blockchain technology,
    blockchain applications, blockchain based, blockchain architecture, blockchain technologies, private blockchain
    ; near Ethereum, Smart Contracts, Web3, Hyperledger, Cryptocurrency
  Cryptocurrency = crypto, cryptocurrencies, crypto trading, crypto exchange, crypto wallet, crypto wallets
  Ethereum = evm, polygon network, binance smart chain, ethereum blockchain,
    layer 2 scaling, polygon blockchain
    ; near Web3, Smart Contracts
  ERC-20 = erc20 tokens ; of Ethereum
  ERC-721 = erc721 tokens ; of Ethereum
  Smart Contracts = smart contract, smart contract development, remix ide, smart contract auditing, foundry solidity,
    smart contract audit, chainlink oracles
    ; near Solidity
  Truffle Suite = truffle framework ; of Smart Contracts ; context Truffle
  Web3 = web3.js, ethers.js, web 3.0, web3js, ethersjs, web 3, ethers js, decentralised applications, dex development,
    uniswap, yield farming
    ; near Smart Contracts, Cryptocurrency, Ethereum
  Hyperledger = hyperledger composer, hyperledger sawtooth, hyperledger besu
    ; near Smart Contracts
`,
);
