import { readSkillEntries, readSkillParts, readSpellings } from '../../skill-notation.ts';

/** Products whose names in lower case are other words. */
export const technologyNames = [
  ...readSkillEntries(
    'cloud',
    `
    Amazon Cognito = aws cognito ; of AWS ; cased Cognito
    Cloud Spanner = google spanner ; of Google Cloud ; cased Spanner
`,
  ),
  ...readSkillEntries(
    'devops',
    `
    Rundeck ; near Jenkins
`,
  ),
  ...readSkillEntries(
    'security',
    `
    Splunk SOAR = splunk phantom ; of SOAR ; near Splunk
    Netsparker = invicti ; of Application Security ; near Penetration Testing
    Fortify SCA = micro focus fortify ; of Application Security
    Kerberos ; of Identity and Access Management
    STRIDE = stride threat model ; of Application Security ; cased STRIDE
    Saviynt ; of Identity and Access Management
    CSSLP ; of Application Security ; near CISSP ; cased CSSLP
    CSIRT = computer security incident response team, cert team ; of Incident Response ; cased CSIRT
    IEC 62443 = iec62443, isa 62443 ; of Security Compliance ; near ISO 27001
    ISO 21434 = iso 21434, iso sae 21434 ; of Security Compliance ; near ISO 27001
`,
  ),
  ...readSkillEntries(
    'network',
    `
    NetScaler = citrix adc ; of Load Balancing ; near Citrix
    A10 Networks = a10 thunder ; of Load Balancing
    BIG-IP GTM = f5 gtm, global traffic manager ; of F5 ; near Load Balancing
    Akamai ; near Cloud Security ; cased Akamai
    Imperva = imperva waf ; of Firewalls ; cased Imperva
    FortiWeb = forti web ; of Firewalls
    Arista = arista eos ; of Routing and Switching ; near Cisco ; cased Arista
    WatchGuard = watch guard ; of Firewalls
    EVPN = bgp evpn ; of Routing and Switching ; near BGP ; cased EVPN
    NFV = network functions virtualization, network function virtualization ; of Networking ; cased NFV
    SMTP = smtp server ; of Networking ; cased SMTP
    NFS = network file system ; of Networking ; near Linux ; cased NFS
    Samba Shares = cifs, smb shares, samba server ; of Networking ; near Linux
    SSH = secure shell, openssh ; of Networking ; near Linux ; cased SSH
    CAPWAP ; of Wireless Networking ; cased CAPWAP
    CWNA = cwnp, cwsp, cwdp ; of Wireless Networking ; cased CWNA, CWDP, CWSP
    Wireless LAN Controllers = wireless lan controller ; of Wireless Networking ; cased WLC
    RTP = real time transport protocol ; of VoIP ; cased RTP
`,
  ),
  ...readSkillEntries(
    'testing',
    `
    Locust.io ; of Performance Testing
    ReadyAPI = ready api ; of API Testing ; near Postman
    JMockit ; of Unit Testing ; near JUnit
    qTest = tricentis qtest, qtest manager ; of Test Management Tools
`,
  ),
  ...readSkillEntries(
    'backend',
    `
    Sidekiq ; near Ruby on Rails ; cased Sidekiq
    Sinatra = sinatra framework ; of Ruby on Rails ; cased Sinatra
    Grails = grails framework ; near Groovy, Spring ; cased Grails
    Sails.js = sailsjs ; of Node.js ; near Express.js
    LoopBack = loopback.js, strongloop ; of Node.js ; cased LoopBack, Loopback
    Passport.js = passportjs ; of Node.js
    Knex.js = knex ; of Node.js ; near SQL
    Tornado Framework = tornado web server, python tornado ; near Flask
    Pyramid Framework = python pyramid ; near Flask
    Eloquent ORM = laravel eloquent ; of Laravel
    Doctrine ORM = doctrine dbal ; of PHP Frameworks ; near Symfony
    Twig Templates ; of PHP Frameworks ; near Symfony
    Blade Templates = laravel blade, blade templating ; of Laravel
    Phalcon = phalcon php ; of PHP Frameworks ; cased Phalcon
    Slim Framework = slim php ; of PHP Frameworks
    NHibernate = fluent nhibernate ; near Entity Framework
    IdentityServer = identity server 4 ; of .NET
    Telerik = telerik controls, kendo ui, kendo ; of .NET
    DevExpress = dev express ; of .NET
    Confluent = confluent platform ; of Kafka ; cased Confluent
    WSO2 = wso2 esb, wso2 api manager ; of Enterprise Integration
    Spring Integration ; of Spring
    MapStruct ; of Java EE
    Project Lombok ; of Java EE
    Java Streams API = java streams, java stream api ; of Java EE
    CORBA ; of Java EE ; cased CORBA
    RMI = java rmi, remote method invocation ; of Java EE ; cased RMI
    JVM = java virtual machine, jvm tuning, jvm internals ; of Java EE ; cased JVM
    Eclipse Jetty ; of Java Application Servers
`,
  ),
  ...readSkillEntries(
    'frontend',
    `
    GWT = google web toolkit ; of Web Development ; cased GWT
    Vaadin ; of Web Development
    CoffeeScript = coffee script ; near JavaScript
    Bower = bower.io ; of Front-End Build Tools ; cased Bower
    Yarn = yarnpkg, yarn package manager ; of Front-End Build Tools ; context Yarn
    Prettier Formatter = prettier eslint ; of Front-End Build Tools 
    Stylus CSS = stylus preprocessor ; near Sass
    SVG = svg graphics, svg animations ; of Web Development ; cased SVG
    PrestaShop = presta shop ; of Content Management Systems
    OpenCart = open cart ; of Content Management Systems
    BigCommerce = big commerce ; of Content Management Systems
    Advanced Custom Fields = acf pro, wordpress acf ; of WordPress
    Gutenberg Blocks = gutenberg editor, wordpress gutenberg ; of WordPress
    Salesforce Commerce Cloud = sfcc, demandware ; of Salesforce
    TYPO3 = typo 3 ; of Content Management Systems
    LAMP Stack = lamp development, lamp server ; of Web Development
    XAMPP = wampp, wamp server ; of Web Development ; near LAMP Stack
    Web Hosting Panels = cpanel, plesk, whm, webmin ; of Web Servers
`,
  ),
  ...readSkillEntries(
    'mobile',
    `
    LiveData = live data architecture components ; of Android ; cased LiveData
    ProGuard = pro guard, proguard rules ; of Android
    Sqflite ; of Flutter ; near SQLite
    GetX = flutter getx ; of Flutter ; cased GetX
    Riverpod ; of Flutter ; cased Riverpod
    Flutter Bloc = bloc pattern, flutter_bloc ; of Flutter ; cased Bloc, BLoC
    RxDart = rx dart ; of Flutter
    Xcode Storyboards = storyboards and xibs, xibs ; of iOS
    Expo = expo.io, expo cli ; of React Native ; context Expo
    NFC = near field communication ; of Mobile Development ; near IoT ; cased NFC
`,
  ),
  ...readSkillEntries(
    'blockchain',
    `
    Ganache CLI ; of Ethereum ; near Smart Contracts
    TRON Blockchain = tron network ; of Cryptocurrency ; near Blockchain
    Algorand ; of Blockchain
    Tezos ; of Blockchain
    Stellar Lumens = stellar blockchain ; of Blockchain
    Ripple XRP = xrp ledger ; of Cryptocurrency
    EOSIO = eos blockchain ; of Blockchain
    Litecoin ; of Cryptocurrency
    Lightning Network ; of Cryptocurrency
    DAO = decentralized autonomous organization, decentralized autonomous organizations ; of Blockchain ; cased DAO, DAOs
    Cryptocurrency Exchanges = decentralized exchange
      ; of Cryptocurrency ; cased DEX
    Crypto Assets = digital asset custody, crypto asset ; of Cryptocurrency
    Fabric CA = hyperledger fabric ca ; of Hyperledger
`,
  ),
  ...readSkillEntries(
    'data',
    `
    Apache Drill ; of Hadoop
    Dremio ; near Data Warehousing ; cased Dremio
    Google Dataflow = cloud dataflow ; of Google Cloud ; near Apache Beam
    Extract Load Transform = etl elt, elt processes ; near ETL
`,
  ),
  ...readSkillEntries(
    'database',
    `
    Cloud Bigtable = google bigtable ; of Google Cloud ; near HBase ; cased Bigtable, BigTable
    Oracle AWR = awr reports, automatic workload repository ; of Oracle Database ; cased AWR
    FoxPro = visual foxpro, fox pro ; near SQL
`,
  ),
  ...readSkillEntries(
    'ai',
    `
    Transformer Models = transformer architectures, vision transformers ; of Natural Language Processing ; near BERT
    Apache Mahout = mahout library ; of Machine Learning ; cased Mahout
    MXNet = apache mxnet ; of Deep Learning
    Tesseract OCR = tesseract engine ; of Computer Vision ; cased Tesseract
    Edge AI = edge inference, edge ml, on-device ai, on device machine learning ; of Machine Learning ; near Embedded Systems
    Bayesian Methods = bayesian inference, bayesian modeling, bayesian networks, bayesian models
      ; of Statistics
`,
  ),
  ...readSkillEntries(
    'language',
    `
    OCaml = ocaml language ; near Haskell
    Prolog ; near Haskell ; cased Prolog
    Common Lisp = emacs lisp ; near Clojure ; cased Lisp, LISP
    Tcl = tcl/tk, tcl scripting ; near Perl ; cased Tcl, TCL
    Smalltalk ; near Ruby ; cased Smalltalk
    IBM RPG = rpg iv, rpg ile, as400 rpg ; near COBOL
    PL/I = pl1, pl/1 ; near COBOL
    Ada = ada 95, ada language ; near C++ ; context Ada
    C++ Standard Library = c++ stl, standard template library ; of C++ ; context STL
`,
  ),
  ...readSkillEntries(
    'engineering',
    `
    TRACE32 = lauterbach ; of Embedded Systems
    dSPACE = dspace hil ; of Embedded Systems ; near MATLAB
    ThreadX = azure rtos ; of Embedded Systems
    Board Support Packages = board support package ; of Embedded Systems ; context BSP
    AVR Microcontrollers = atmel avr, msp430 ; of Embedded Systems
    I2S = i2s interface ; of Embedded Systems ; cased I2S
    RFID = radio frequency identification ; near IoT ; cased RFID
    GStreamer = g streamer ; of Embedded Systems ; near C++
    FFmpeg ; near C++
    wxWidgets = wx widgets ; of C++
    ASIL = asil b, asil d, automotive safety integrity level ; of Automotive Engineering ; cased ASIL
    LOPA = layers of protection analysis, layer of protection analysis ; of Chemical Engineering ; cased LOPA
`,
  ),
  ...readSkillEntries('operations', 'Kinaxis = kinaxis rapidresponse, omp planning ; near Production Planning'),
];

/** Parts whose names mean nothing else. */
export const technologyNameParts = readSkillParts(`
  AWS > AWS CodePipeline = code pipeline, aws code pipeline
    ; AWS CodeDeploy = code deploy, aws codedeploy ; AWS CodeBuild = code build, aws codebuild
    ; AWS CodeCommit = code commit, aws codecommit ; AWS Amplify ; AWS AppSync = app sync ; AWS Config
    ; AWS Security Hub = aws security hub ; VPC Peering = vpc peering, vpc endpoints
    ; AWS Well-Architected Framework = aws well architected, well architected framework
  Azure > Azure Policy ; Azure Service Bus = azure servicebus
    ; Azure Blueprints
  Google Cloud > Google Anthos = gcp anthos
  Docker > LXC Containers = lxc, linux containers
  Kubernetes > VMware Tanzu = pivotal kubernetes service ; Apache Mesos = mesosphere
  Linux > LVM = logical volume manager, logical volume management ; FreeBSD = free bsd
  ASP.NET > Razor Pages = razor views, razor syntax
  Desktop Applications > Win32 = win32 api, windows api ; UWP = universal windows platform
  Java EE > JavaServer Faces = java server faces, primefaces, richfaces
  Payment Processing > Payment Gateway Integration = ccavenue, authorize.net, payu, braintree payments
  Web Development > Google Maps API = google maps sdk, google map api, google map integration, google maps integration
`);

/** Short names of parts, which in lower case are other words. */
export const casedSpellings = readSpellings(`
  AWS Lambda > Lambda ; Asterisk PBX > Asterisk
  F5 Load Balancer > LTM ; Intrusion Prevention > IPS, IDS, HIPS
  Detection Engineering > YARA ; 802.1X > RADIUS ; DOM Manipulation > DOM ; Gatsby.js > Gatsby
  Hilt Injection > Dagger ; Firebase Cloud Messaging > FCM ; Android NDK > NDK ; ERC-20 > ERC20
  Quorum Blockchain > Quorum ; Apache Flume > Flume ; Apache Avro > Avro ; H2O.ai > H2O
  GANs > GAN ; Sentry.io > Sentry ; Oracle Data Integrator > ODI ; LoRaWAN > LoRa ; RTL Design > RTL
  ROS Robotics > ROS ; Aspen HYSYS > HYSYS
  SAFe Agile > SAFe ; SAP Concur > Concur
`);
