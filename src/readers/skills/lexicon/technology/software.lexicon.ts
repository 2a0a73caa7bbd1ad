import { readSkillEntries } from '../../skill-notation.ts';

export const architectureSkills = readSkillEntries(
  'architecture',
  `
  Microservices = microservice, micro services, microservice architecture, microservices architecture, micro service,
    microservices based, micro services architecture
    ; near REST APIs, Event-Driven Architecture
  System Design = system architecture, software architecture, scalable systems, high level design, low level design,
    solution architecture, solution architect, software architect, hld, lld, technical architecture,
    enterprise architecture, togaf, system analysis and design, application architecture, technical architect,
    systems architecture, scalable architecture, solution design, technical design, systems design,
    enterprise architect, distributed systems, distributed computing, consensus algorithms, distributed architecture,
    high performance computing, hpc, zookeeper, distributed applications
    ; near Microservices
  Service-Oriented Architecture = service oriented architecture, soa architecture, enterprise service bus
    ; near Microservices
    ; cased SOA
  Design Patterns = solid principles, mvc, mvvm, domain driven design, clean architecture, software design patterns,
    mvc architecture, model view controller, ddd, mvp pattern, gang of four, mvc framework, singleton pattern,
    dependency injection
    ; near Object-Oriented Programming
  Object-Oriented Programming = oop, object oriented design, object oriented, ood, object oriented programming,
    oops concepts, ooad, uml, object oriented analysis, oop concepts, unified modeling language, oop principles
    ; near Software Development
    ; cased OOPS
  Data Structures = data structures and algorithms, dsa, algorithms, data structure, algorithm design,
    data structures algorithms, data structures & algorithms, competitive programming, leetcode, algorithm development
  Software Development = software engineering, software engineer, software developer, sdlc,
    software development life cycle, software design, application development, software development lifecycle,
    programmer, application developer, full software development, software programming, software programmer,
    software implementation, application programming, code review, code reviews, peer review code, pair programming,
    refactoring, code refactoring, peer code reviews, clean code, debugging, bug fixing, application debugging,
    code debugging, bug fixes, performance optimization, performance optimisation, code optimization,
    application performance, web performance, software optimization
    ; near Web Development
  Multithreading = concurrency, multi threading, parallel programming, parallel computing, asynchronous programming,
    multi threaded, multithreaded, concurrent programming, openmp
    ; near System Design
  Desktop Applications = qt framework, electron.js, electronjs, pyqt, tkinter, javafx, java swing, qt creator, gtk,
    mfc, awt swing, desktop application development, swings java
    ; near C++
    ; context Qt, Electron
  Low-Code Development = low code, no code, outsystems, mendix, appian, pega, no code tools, power platform,
    pega prpc, bubble.io, zapier, n8n, make.com
    ; near RPA
`,
);

export const testingSkills = readSkillEntries(
  'testing',
  `
  Manual Testing = software testing, functional testing, regression testing, test cases, test plans,
    black box testing, smoke testing, sanity testing, system testing, test case design, test planning, test execution,
    software tester, exploratory testing, white box testing, test plan, test scenarios, test strategy,
    end to end testing, test case, testing methodologies, non functional testing, software test, test scripts,
    defect tracking, bug tracking, bug reporting, defect management, ui testing, manual tester, test documentation,
    usability testing software, web testing, stlc, adhoc testing, software testing life cycle, gui testing,
    test management, test analyst, cross browser testing, mobile testing, test lead, functional test,
    web application testing, defect life cycle, test data, database testing, backend testing, defect reporting,
    compatibility testing, uat, user acceptance testing, acceptance testing, user acceptance test, user acceptance,
    integration testing, system integration testing, integration tests, sit testing, system integration test
    ; near Test Automation, Quality Assurance, Unit Testing
  Test Automation = automation testing, automated testing, automation framework, test automation framework, sdet,
    automation tester, automated tests, automation scripts, qa automation, automation engineer, data driven framework,
    keyword driven framework, automation frameworks, automated test scripts, hybrid framework, page object model,
    automated test, test automation frameworks, automation test, automated testing tools
    ; near Selenium, Cypress, Playwright
  Selenium = selenium webdriver, selenium ide, selenium grid, selenium automation, selenium web driver,
    selenium with java, selenium testing
  Appium = mobile automation testing, espresso testing, xcuitest ; near Selenium
  Cucumber = bdd, behavior driven development, gherkin, specflow, bdd framework, cucumber bdd,
    behaviour driven development
    ; near Test Automation, Selenium
    ; cased Cucumber
  Robot Framework = robotframework ; near Selenium, Test Automation
  Cypress = cypress.io, cypress testing, cypress automation ; near Selenium, Playwright ; context Cypress
  Playwright = playwright testing, playwright automation
    ; near Selenium, JavaScript Browser Testing
    ; context Playwright
  JavaScript Browser Testing = webdriverio, protractor, testcafe, nightwatch.js, webdriver io
    ; near Cypress
    ; cased Puppeteer, Protractor
  UFT = qtp, micro focus uft, hp qtp, hp uft, quick test professional, uft qtp ; near Test Automation, Selenium
  Tosca = tricentis tosca ; near UFT, Test Automation
  Katalon = katalon studio ; near Selenium, Test Automation
  Unit Testing = unit tests, nunit, xunit, phpunit, unit test, unit test cases, unit testing frameworks, rspec,
    google test, unit testing framework
    ; near JUnit, JavaScript Unit Testing, pytest
  JUnit = mockito, junit testing, powermock, junit5, wiremock, testng, test ng ; near Java, Selenium
  JavaScript Unit Testing = jestjs, react testing library, enzyme testing, mocha chai, mochajs, jasmine karma,
    karma jasmine, vitest, chai.js, sinon.js, jest testing
    ; near JavaScript
    ; cased Jest
    ; context Mocha, Jasmine, Chai, Karma
  pytest = py test, python unittest ; near Python
  Test-Driven Development = tdd, test driven development, test driven ; near Unit Testing
  Performance Testing = load testing, jmeter, loadrunner, stress testing, load runner, apache jmeter,
    performance test, locust load testing, k6 load testing, neoload, hp loadrunner, load test, scalability testing,
    performance tester
    ; near Test Automation
    ; context Gatling
  API Testing = soapui, rest assured, postman api, restassured, api automation, soap ui, api automation testing,
    web services testing, api test
    ; near REST APIs, Postman, Swagger
  Postman = postman tool ; cased Postman
  Swagger = openapi, swagger ui, open api specification, openapi specification ; near REST APIs ; cased Swagger
  Quality Assurance = software quality assurance, qa testing, qa engineer, software qa, qa lead, qa process, sqa,
    quality assurance testing, qa team, qa processes, istqb, istqb certified, software quality
    ; near Test Automation
    ; cased QA
  Test Management Tools = hp alm, testrail, quality center, zephyr scale, hp quality center, bugzilla,
    mantis bug tracker, xray jira, alm quality center, hp alm quality center, hpqc, mantisbt, quality center alm,
    test link
    ; near Manual Testing, Jira
`,
);

export const blockchainSkills = readSkillEntries(
  'blockchain',
  `
  Blockchain = block chain, blockchain development, blockchain developer, distributed ledger, dlt,
    blockchain technology, blockchain applications, blockchain based, blockchain architecture,
    blockchain technologies, private blockchain, distributed ledger technology
    ; near Ethereum, Smart Contracts, Web3, Hyperledger, Cryptocurrency
  Cryptocurrency = bitcoin, crypto, cryptocurrencies, crypto trading, crypto exchange, crypto wallet, crypto wallets,
    tokenomics
  Ethereum = evm, polygon network, erc20, erc 20, binance smart chain, erc721, ethereum blockchain, erc 721,
    layer 2 scaling, polygon blockchain
    ; near Web3, Smart Contracts
  Smart Contracts = smart contract, smart contract development, hardhat, truffle suite, remix ide, openzeppelin,
    truffle framework, smart contract auditing, foundry solidity, smart contract audit, chainlink oracles
    ; near Solidity
    ; context Truffle
  Web3 = web3.js, ethers.js, web 3.0, dapp, dapps, decentralized applications, metamask, ipfs, web3js, ethersjs,
    decentralized apps, web 3, ethers js, decentralised applications, defi, decentralized finance, dex development,
    uniswap, yield farming, nft, nfts, nft marketplace, non fungible tokens
    ; near Smart Contracts, Cryptocurrency, Ethereum
  Hyperledger = hyperledger fabric, chaincode, hyperledger composer, corda, hyperledger sawtooth, hyperledger besu,
    r3 corda
    ; near Smart Contracts
`,
);
