import { readSkillParts } from '../../skill-notation.ts';

export const technologyParts = readSkillParts(`
  JavaScript > ES6 = es2015, javascript es6, es5
  R > RStudio = r studio ; ggplot2 = ggplot ; R Shiny ; tidyverse = dplyr
  VBA > Excel Macros = macros in excel ; VBScript = vb script
  Shell Scripting > Bash = bash scripting, bash script, bash shell ; Korn Shell
  HTML > XHTML ; DHTML ; Semantic HTML
  React > React Hooks ; React Router
  Redux > Redux Saga ; Redux Toolkit ; MobX ; Zustand
  Angular > RxJS ; NgRx ; Angular Material ; AngularJS = angular js
  Vue.js > Vuex ; Vuetify ; Nuxt.js = nuxt, nuxtjs ; Pinia
  Front-End Build Tools > Rollup.js ; esbuild
  WordPress > WooCommerce ; Elementor ; Page Builders = page builder
  Content Management Systems > Strapi ; Contentful ; Sitecore
  Web Development > Progressive Web Apps = progressive web app, pwa ; Service Workers
  Frontend Development > Micro Frontends = micro frontend, micro front ends, micro front end ; Module Federation
  Spring > Spring MVC ; Spring Security ; Spring Cloud ; Spring Data = spring data jpa, spring jpa ; Spring Batch
  Hibernate > JPA = java persistence api ; MyBatis = ibatis
  Java EE > EJB ; Servlet ; JSP = java server pages ; JSF ; JDBC ; JAX-RS = jax rs ; JAX-WS = jax ws ; Quarkus
    ; Vert.x
  Enterprise Integration > MuleSoft = mule esb ; TIBCO ; Apache Camel ; BizTalk ; Boomi = dell boomi
  .NET > WPF ; WinForms = windows forms ; WCF
  ASP.NET > ASP.NET Core ; ASP.NET MVC ; Blazor ; Classic ASP
  Entity Framework > LINQ ; ADO.NET
  PHP Frameworks > CodeIgniter = code igniter ; CakePHP = cake php ; Yii = yii2 ; Zend Framework = zend
  GraphQL > Apollo GraphQL = apollo client, apollo server ; Hasura
  REST APIs > Web Services = web service, webservice ; API Development = api developer ; API Integration = api integrations
    ; Web API ; API Design
  gRPC > Protocol Buffers = protobuf ; Apache Thrift
  API Gateway > Apigee ; API Management
  Kafka > Kafka Streams ; Confluent Kafka
  Message Queues > ActiveMQ ; JMS ; Amazon SQS = sqs ; IBM MQ = mqseries ; ZeroMQ ; Pub/Sub = pub sub
  Event-Driven Architecture > CQRS ; Event Sourcing
  Full Stack Development > MERN Stack = mern ; MEAN Stack
  Android > Android SDK ; Android Studio ; Jetpack Compose ; Android NDK ; Android Jetpack = jetpack components
  iOS > Xcode = x code ; SwiftUI = swift ui ; UIKit = ui kit ; Core Data ; GRDB ; Core Animation ; Cocoa Touch ; CocoaPods
    ; TestFlight ; XCTest ; iOS SDK
  Ionic > Cordova = apache cordova ; PhoneGap
  Mobile Development > App Store = app store connect ; Google Play Store = play store, play console
  Firebase > Firestore = cloud firestore ; Crashlytics ; Push Notifications ; Firebase Cloud Messaging
  Game Development > Cocos2d ; OpenGL ; DirectX ; Godot ; Level Design ; Game Design = game designer
  AR/VR > Augmented Reality ; Virtual Reality ; ARKit ; ARCore
  PostgreSQL > PostGIS
  SQL Server > SSMS = sql server management studio ; Azure SQL
  Oracle Database > Oracle RAC ; GoldenGate = oracle goldengate ; Exadata = oracle exadata
  NoSQL > InfluxDB ; TimescaleDB ; Time Series Databases = time series database
  Elasticsearch > Kibana ; Logstash ; ELK Stack = elk, elastic stack ; OpenSearch
  Vector Databases > Pinecone ; FAISS ; pgvector ; Milvus ; Weaviate
  Database Administration > RMAN ; Data Guard ; Database Replication ; Database Tuning = database performance tuning,
    sql performance tuning ; Data Pump = oracle data pump, datapump ; Database Security
    ; Database Backup = backup and recovery, backup recovery, backup strategies, backup strategy
  Database Design > Relational Databases = relational database, relational db, rdbms ; ER Diagrams = er diagram
    ; Database Schema = schema design ; Database Development = database developer
  ETL > Data Pipelines = data pipeline ; Data Integration ; Fivetran ; Matillion ; Data Ingestion ; Data Extraction
    ; Airbyte
  SSRS and SSAS > SSRS = sql server reporting services ; SSAS = sql server analysis services ; MSBI
  Hadoop > HDFS ; MapReduce = map reduce ; Cloudera ; Sqoop = apache sqoop ; Oozie
    ; Apache Flume ; Amazon EMR
  Hive > Trino = presto sql ; Amazon Athena = aws athena ; Apache Impala = cloudera impala
  Data Warehousing > Data Lake = data lakes, lakehouse ; Data Mart = data marts ; Star Schema = snowflake schema
    ; Data Vault ; OLAP
  Azure Data Factory > Azure Data Lake ; Microsoft Fabric
  Data Engineering > Data Architecture = data architect ; Data Platform = data platforms
  Power BI > Power Query ; DAX = dax queries, dax functions, dax expressions
  Qlik > QlikView = qlik view ; Qlik Sense = qliksense
  Data Visualization > Dashboards = dashboard, dashboarding ; Data Storytelling ; Apache Superset ; Metabase
  Data Analysis > Data Mining ; Exploratory Data Analysis = eda ; Data Wrangling ; Data Cleaning
  Web Scraping > Beautiful Soup = beautifulsoup ; Scrapy
  Data Governance > Data Quality ; Master Data Management = mdm, master data ; Data Lineage ; Data Catalog ; Collibra
    ; Data Migration = legacy data migration ; Metadata Management
  Statistics > Hypothesis Testing ; Regression Analysis = linear regression, logistic regression
    ; Predictive Modeling = predictive modelling, predictive models ; Time Series Analysis = time series
    ; Econometrics ; Biostatistics ; Predictive Analytics
  Machine Learning > Feature Engineering = feature selection ; Random Forest = random forests
    ; Clustering Algorithms = cluster analysis, k means clustering, k means ; Decision Trees = decision tree
    ; Gradient Boosting ; AutoML = auto ml ; Support Vector Machines = support vector machine, svm
  Deep Learning > Neural Networks = neural network, neural nets, artificial neural networks ; Transfer Learning ; LSTM
    ; GANs = gan models
  Natural Language Processing > spaCy ; NLTK ; Sentiment Analysis ; Text Mining = text analytics
    ; Topic Modeling = topic modelling ; Gensim
  Large Language Models > Prompt Engineering = prompt design, prompt engineer ; AI Agents = ai agent, agentic ai
    ; OpenAI = openai api, openai gpt, open ai ; ChatGPT
  Generative AI > Stable Diffusion ; Midjourney
  Chatbots > Dialogflow ; Conversational AI ; Amazon Lex
  Computer Vision > OpenCV = open cv ; Image Processing ; Object Detection ; OCR = optical character recognition
    ; Face Recognition = facial recognition
  MLOps > MLflow = ml flow ; Kubeflow ; Model Deployment = ml deployment
  GPU Programming > CUDA = nvidia cuda ; OpenCL ; TensorRT
  AWS > EC2 = amazon ec2, aws ec2 ; S3 = amazon s3, aws s3 ; AWS Lambda = aws lambdas, lambda functions
    ; CloudWatch = aws cloudwatch ; RDS = amazon rds, aws rds ; VPC = aws vpc ; ECS = aws ecs ; Fargate
    ; Step Functions = aws step functions ; Route 53 = route53 ; CloudFront ; Elastic Beanstalk ; AWS IAM
  Azure > Azure App Service ; Azure Logic Apps = logic apps ; Azure VM ; Azure Fundamentals = az 900
  Google Cloud > Cloud Run ; Google Compute Engine ; Google App Engine ; Google Cloud Storage
  Cloud Computing > Cloud Migration = cloud migrations, migration to cloud, lift and shift ; Cloud Native
    ; Hybrid Cloud ; Cloud Infrastructure ; PaaS ; IaaS ; Cloud Architecture = cloud architect
    ; FinOps = cloud cost optimization
  Serverless > Azure Functions ; Cloud Functions = google cloud functions
  VMware > vSphere = vmware vsphere ; ESXi = vmware esxi, esx ; vCenter
  Virtualization > Hyper-V = hyper v, microsoft hyper v ; VirtualBox ; Nutanix ; Proxmox ; VDI
  Application Hosting > Heroku ; DigitalOcean = digital ocean ; Vercel ; Netlify
  DevOps > Site Reliability Engineering = sre, site reliability ; DevSecOps = dev sec ops
    ; Release Management = release engineering ; Platform Engineering
  Docker > Docker Compose ; Docker Swarm ; Podman ; Containerization = containerisation, container technologies
  Kubernetes > EKS = amazon eks, aws eks ; AKS = azure kubernetes service ; GKE = google kubernetes engine
    ; Istio = service mesh ; CKA = cka certified, certified kubernetes administrator ; Container Orchestration
  Terraform > Infrastructure as Code = iac, infrastructure as a code, infra as code, infra as a code, iaac ; Pulumi ; Terragrunt
  HashiCorp Tools > Secrets Management
  Build Servers > TeamCity = team city ; CircleCI = circle ci ; Octopus Deploy
  CI/CD > Continuous Integration ; Continuous Delivery ; Continuous Deployment ; Build Automation
  Azure DevOps > TFS = team foundation server ; Visual SourceSafe = sourcesafe, source safe ; Azure Pipelines ; Azure Boards
  Git > GitHub = git hub ; Bitbucket = bit bucket, atlassian bitbucket ; Git Flow = gitflow
  CMake > Bazel ; MSBuild = ms build ; Makefile = makefiles
  Linux > Unix ; Solaris = sun solaris ; AIX ; Ubuntu = ubuntu linux, ubuntu server ; Red Hat Linux = red hat, redhat,
    rhel, red hat enterprise linux, redhat linux ; CentOS ; Debian ; RHCE ; RHCSA = red hat certified system administrator
    ; Linux Kernel
  Web Servers > Nginx = ngnix ; HAProxy
  Java Application Servers > Tomcat = apache tomcat ; WebLogic = oracle weblogic, weblogic server
    ; WebSphere = ibm websphere, websphere application server ; JBoss = jboss server, wildfly ; GlassFish
  Observability > Nagios ; Zabbix ; Dynatrace ; AppDynamics = app dynamics ; SolarWinds = solar winds ; OpenTelemetry
    ; PRTG ; Log Management ; System Monitoring
  Networking > TCP/IP = tcp ip, tcp ip protocols ; DNS = domain name system, dns server, dns configuration, bind dns
    ; DHCP = dhcp server, dhcp configuration ; LAN ; WAN ; Wireshark ; Subnetting ; IPv6 = ipv4
    ; Network Troubleshooting ; Network Design = network architecture
  Routing and Switching > MPLS ; VLAN = vlans ; Routers ; Network Switches ; HSRP ; EIGRP
    ; Spanning Tree Protocol = spanning tree ; Routing Protocols
  SD-WAN > Meraki = cisco meraki ; Viptela ; Software Defined Networking = sdn
  Cisco > CCNA = ccna certified, ccna certification, cisco certified network associate ; CCNP = ccnp certified,
    cisco certified network professional ; CCIE ; Cisco IOS ; Packet Tracer = cisco packet tracer ; Cisco Nexus
  Wireless Networking > Wi-Fi = wi fi, wifi ; WLAN = wireless lan ; Access Points = wireless access points
  VPN > IPSec = ipsec vpn ; SSL VPN ; Site-to-Site VPN = site to site vpn
  VoIP > Avaya ; Asterisk PBX ; Unified Communications ; IP Telephony = ip phones ; Genesys ; PBX
  Load Balancing > F5 Load Balancer = f5 load balancers, f5 networks, f5 ltm ; F5 BIG-IP = f5 big ip, big ip
  Windows Server > SCCM = mecm, configmgr, microsoft endpoint configuration manager,
    system center configuration manager ; Intune = microsoft intune ; MCSE ; MCSA ; WSUS
  Active Directory > Group Policy = group policies, group policy objects, gpo ; ADFS
    ; Domain Controller = domain controllers
  Exchange Server > Exchange Online ; Mail Server
  Cybersecurity > Security Awareness Training = security awareness ; Email Security ; Phishing Analysis = phishing
    ; Security Architecture
  Network Security > Intrusion Detection = intrusion detection systems
    ; Intrusion Prevention = intrusion prevention systems ; Web Application Firewall = waf ; Zero Trust ; Cisco ISE
    ; Network Access Control = nac ; DDoS Protection = ddos
  SIEM > QRadar = ibm qradar ; ArcSight = hp arcsight ; Microsoft Sentinel = azure sentinel ; LogRhythm ; Log Analysis
  Incident Response > Threat Hunting ; Threat Intelligence = cyber threat intelligence, threat intel
    ; Malware Analysis ; Reverse Engineering ; Threat Modeling = threat modelling ; MITRE ATT&CK = mitre attack,
    mitre att ck ; Threat Detection ; OSINT
  Endpoint Security > EDR = endpoint detection and response ; CrowdStrike ; McAfee = mcafee epo
    ; Symantec = symantec endpoint, symantec endpoint protection ; Antivirus = anti virus ; SentinelOne
    ; Microsoft Defender ; Sophos ; Trend Micro ; Carbon Black
  Firewalls > Palo Alto = palo alto networks, palo alto firewall, palo alto firewalls ; Fortinet = fortinet firewall
    ; FortiGate = fortigate firewall ; Cisco ASA = asa firewall, asa firewalls
    ; Check Point Firewall = checkpoint firewall ; SonicWall ; pfSense
  Penetration Testing > Burp Suite = burpsuite ; Metasploit ; Nmap ; Kali Linux ; OSCP
    ; Ethical Hacking = ethical hacker ; CEH = certified ethical hacker, ec council ceh ; Red Teaming = red team
    ; VAPT ; Bug Bounty
  Vulnerability Management > Vulnerability Assessment = vulnerability assessments ; Nessus ; Qualys ; OpenVAS ; Rapid7
    ; Vulnerability Scanning = vulnerability scans
  Application Security > OWASP = owasp top 10 ; SAST ; DAST ; Secure Coding ; Veracode ; Checkmarx ; Security Testing
  Identity and Access Management > Okta ; Single Sign-On = single sign on, sso ; LDAP ; Keycloak ; SailPoint
    ; OAuth = oauth2, oauth 2.0 ; SAML ; OpenID Connect = openid ; JWT = json web token, json web tokens
    ; Multi-Factor Authentication = multi factor authentication, mfa, two factor authentication
    ; Role-Based Access Control = role based access control, rbac ; Access Control
  CyberArk > Privileged Access Management = privileged access ; BeyondTrust
  Cryptography > Encryption = data encryption ; PKI = public key infrastructure ; SSL/TLS = ssl tls, tls, ssl,
    ssl certificates
  Security Compliance > NIST = nist framework ; PCI DSS = pci compliance, pci ; SOC 2 = soc2
    ; GRC = governance risk and compliance ; HITRUST ; COBIT ; IT Audit = itgc ; Security Policies
    ; Security Audit = security audits
  Manual Testing > Functional Testing = functional test ; Regression Testing ; Test Cases = test case,
    test case design ; Test Plans = test plan, test planning ; User Acceptance Testing = uat, user acceptance test,
    acceptance testing ; Integration Testing = integration tests, system integration testing ; System Testing
    ; Exploratory Testing ; Mobile Testing ; Cross-Browser Testing = cross browser testing
    ; Defect Tracking = bug tracking, defect management ; Test Strategy ; Database Testing
  Test Automation > Page Object Model ; Data Driven Framework
  Cucumber > BDD = behavior driven development, behaviour driven development ; Gherkin ; SpecFlow
  JavaScript Browser Testing > WebdriverIO = webdriver io ; TestCafe
  Unit Testing > NUnit ; xUnit ; PHPUnit ; RSpec
  JUnit > Mockito ; TestNG = test ng
  Performance Testing > Grafana k6 = k6 ; Load Testing = load test ; JMeter = apache jmeter ; LoadRunner = load runner, hp loadrunner
    ; Stress Testing
  API Testing > SoapUI = soap ui ; REST Assured = restassured
  Quality Assurance > ISTQB = istqb certified, istqb foundation, istqb foundation level,
    istqb certification, ctfl, istqb ctfl
  Test Management Tools > TestRail ; HP ALM = alm quality center, hp alm quality center ; Bugzilla
  Blockchain > Distributed Ledger = dlt, distributed ledger technology
  Cryptocurrency > Bitcoin ; Tokenomics
  Smart Contracts > Hardhat ; OpenZeppelin
  Web3 > DeFi = decentralized finance ; NFT = nfts, nft marketplace, non fungible tokens ; IPFS ; MetaMask
    ; dApps = dapp, decentralized applications, decentralized apps
  Hyperledger > Hyperledger Fabric ; Chaincode ; R3 Corda = corda
  System Design > Distributed Systems = distributed computing ; Software Architecture = software architect
    ; Solution Architecture = solution architect ; TOGAF ; Enterprise Architecture = enterprise architect
    ; High Performance Computing = hpc ; High Level Design = hld ; Low Level Design = lld ; ZooKeeper
  Design Patterns > MVC = mvc architecture, model view controller, mvc framework ; MVVM
    ; Domain-Driven Design = domain driven design, ddd ; SOLID Principles = solid principles ; Clean Architecture
    ; Dependency Injection
  Object-Oriented Programming > UML = unified modeling language ; Object-Oriented Design = object oriented design,
    ood, ooad ; Object-Oriented Analysis = object oriented analysis
  Data Structures > Algorithms = algorithm design, algorithm development
  Software Development > Code Review = code reviews, peer code reviews ; Debugging = bug fixing,
    application debugging, code debugging ; Refactoring = code refactoring ; Pair Programming
    ; Performance Optimization = performance optimisation, code optimization,
    performance tuning ; SDLC = software development life cycle,
    software development lifecycle
  Desktop Applications > JavaFX ; PyQt ; Tkinter ; Java Swing
  Low-Code Development > OutSystems ; Mendix ; Appian ; Pega = pega prpc ; Zapier
  Product Management > Product Owner = product ownership ; Product Roadmap = product roadmaps
    ; Product Backlog = backlog management, product backlog management ; Product Strategy
    ; Product Development = new product development
  Project Management > Program Management = program manager, programme management, programme manager
    ; PMO = project management office ; PRINCE2 = prince 2, prince2 practitioner ; Project Planning = project plan,
    project plans ; Project Coordination = project coordinator ; Delivery Management = delivery manager
  Agile > Scrum = scrum master, scrum methodology, scrum framework ; Kanban = kanban board, kanban boards
    ; SAFe Agile = safe agile, scaled agile, scaled agile framework ; Sprint Planning
    ; Certified Scrum Master = certified scrummaster ; CSPO
  Work Management Tools > Trello ; ClickUp = click up ; Basecamp ; Monday.com
  Business Analysis > Requirements Gathering = requirement gathering, requirements elicitation,
    requirement elicitation, gather requirements, gathering requirements, collect requirements, collecting requirements,
    elicit requirements, eliciting requirements, gather business requirements, gathering business requirements
    ; Requirements Analysis = requirement analysis, analyze requirements, analyse requirements, analyzing requirements
    ; DFD = data flow diagrams
    ; SRS = software requirements specification, software requirement specification ; Gap Analysis
    ; Business Case = business cases, business case development
    ; BRD = business requirement document, business requirements document
    ; FRD = functional requirement document, functional requirements document
    ; Functional Specifications = functional specification, functional requirements ; User Stories = user story ; CBAP
  SAP > SAP ECC ; SAP Fiori ; SAP Basis ; SAP Business One
  SAP BW > SAP Analytics Cloud = sap sac
  ERP > Epicor ; ERPNext = erp next ; JD Edwards ; Infor ERP
  Microsoft Dynamics 365 > Dynamics AX = microsoft dynamics ax ; Dynamics NAV = microsoft dynamics nav,
    ms dynamics nav, navision ; Dynamics GP = microsoft dynamics gp, great plains ; Business Central
  Salesforce > Sales Cloud = salesforce sales cloud ; Service Cloud = salesforce service cloud ; Salesforce Lightning
  Salesforce Apex > Visualforce = visual force ; Lightning Web Components = lwc ; SOQL
  Microsoft Power Platform > Power Automate = microsoft power automate, ms power automate, microsoft flow
    ; Power Apps = powerapps, microsoft power apps, ms power apps
  RPA > Blue Prism = blueprism ; Automation Anywhere = automationanywhere
  Mainframe > JCL ; CICS ; AS/400 = as 400, as400, ibm as 400 ; VSAM
  Core Banking Systems > Temenos = temenos t24 ; FLEXCUBE = oracle flexcube ; Murex
  System Administration > Patch Management ; Veeam = veeam backup ; Commvault ; NetApp ; RAID
    ; Storage Area Network = san storage ; NetBackup = veritas netbackup
  ITIL > ITSM = it service management ; Incident Management = major incident management, incident resolution
    ; Problem Management ; SLA Management = service level management ; PagerDuty ; Ticketing Tools = ticketing tool,
    ticketing system, ticketing systems
  Technical Support > Help Desk = helpdesk, it helpdesk, it help desk, service desk
    ; Desktop Support = desktop engineer ; Hardware Troubleshooting = hardware support, computer hardware
    ; Remote Support
  .NET > Visual Studio = microsoft visual studio, ms visual studio
  Software Development > Visual Studio Code = vs code, vscode ; IntelliJ IDEA = intellij ; Eclipse IDE ; Functional Programming
    ; Coding Standards = coding standard, coding best practices, coding guidelines, code quality
    ; Open Source = open source software, open source projects, open source development, open source libraries
  Node.js > npm = node package manager
  JavaScript > DOM Manipulation = document object model, html dom, virtual dom
  Frontend Development > Cross-Browser Compatibility = browser compatibility,
    cross browser development, cross browser ; Chrome DevTools = chrome developer tools, chrome inspector ; Firebug
  SQL > Query Optimization = query tuning, sql tuning, sql optimization, query optimisation
    ; Database Indexing
  AWS > EBS = amazon ebs ; ELB = elastic load balancer
    ; QuickSight = amazon quicksight, aws quicksight
  Deep Learning > Caffe ; Theano
  Computer Vision > YOLO
  Natural Language Processing > NLU = natural language understanding ; Information Retrieval
  Statistics > Linear Algebra ; Probability = probability theory ; Mathematics = maths, applied mathematics, math skills, basic math, math
  Embedded Systems > UART ; SPI ; I2C
  Kubernetes > Minikube ; Rancher
  CI/CD > Buildkite ; Artifactory = jfrog artifactory ; Nexus Repository = sonatype nexus
  Enterprise Integration > System Integration = systems integration, system integrations
  iOS > Human Interface Guidelines = apple hig, interface guidelines, ios design guidelines ; Core Location
    ; Core Graphics
  Mobile Development > Offline Storage = offline data storage
  Identity and Access Management > Authentication = user authentication, authentication and authorization
    ; Authorization = user authorization
  Networking > OSI Model = osi layers ; Network Protocols = networking protocols, network protocol ; Ethernet
    ; Network Monitoring
`);
