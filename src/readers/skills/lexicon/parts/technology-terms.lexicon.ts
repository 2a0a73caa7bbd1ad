import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Design of physical products, which is no part of a larger skill in the lexicon. */
export const technologyTerms = readSkillEntries(
  'design',
  `
  Industrial Design = industrial designer, consumer product design, physical product design
    ; near 3D Modeling, CAD, UI/UX Design
`,
);

/** Certificates, products, protocols and methods that postings in technology name without the whole. */
export const technologyTermParts = readSkillParts(`
  Operating Systems > Windows Desktop = windows 10, windows 11, windows 7, windows 8.1, windows xp
    ; macOS = mac os, os x, mac os x, mac osx ; ChromeOS = chrome os, chromebook
  Technical Support > First Line Support = 1st line support, 1st 2nd line support, 1st and 2nd line support,
    tier 1 support, tier i support, tier 1 2 support, tier 1 technical support, level 1 support, l1 l2 support
    ; Second Line Support = 2nd line support, tier 2 support, tier ii support, level 2 support
    ; Third Line Support = 3rd line support, 2nd 3rd line support, 2nd and 3rd line support, tier 3 support,
    level 3 support, tier 2 3 support ; Deskside Support = desk side support
    ; Remote Access Tools = team viewer, anydesk, logmein, logmein rescue, gotoassist, screenconnect, splashtop,
    bomgar, dameware, teamviewer
    ; Managed IT Services = managed service provider, managed services provider, msp environment, it managed services
    ; RMM Tools = rmm, remote monitoring and management, rmm software, rmm platform, ninjaone, ninjarmm, n able,
    n central, atera ; Kaseya = kaseya vsa, datto, datto rmm
    ; ConnectWise = connectwise manage, connectwise psa, connectwise automate, connectwise control
    ; PSA Software = psa tools, autotask, halopsa, halo psa, haloitsm, it glue, itglue,
    professional services automation ; ManageEngine = manage engine, servicedesk plus
    ; Disk Imaging = os imaging, computer imaging, pc imaging, laptop imaging, device imaging, os deployment
    ; Password Resets = account unlocks, account lockouts
    ; IT Asset Management = itam, hardware asset management, software asset management, it inventory
    ; AV Support = audio visual support, av systems, crestron
    ; Knowledge Base Articles = kb articles, knowledge articles
    ; CompTIA Certification = comptia, comptia certified, comptia itf
  ITIL > CMDB = configuration management database
    ; Change Advisory Board = cab meetings, it change management, itil change management, change enablement
    ; Service Desk Platforms = ivanti neurons, landesk, cherwell itsm, bmc helix, topdesk, spiceworks, sysaid,
    ivanti endpoint manager, ivanti
  System Administration > Mobile Device Management = mobileiron, maas360, unified endpoint management, workspace one,
    airwatch ; Jamf = jamf pro, jamf school
    ; Apple Device Management = apple business manager, apple school manager, kandji, mosyle, apple configurator
    ; Backup Appliances = acronis, rubrik, cohesity, zerto
    ; File and Print Servers = file server, print server, papercut, ntfs permissions, dfs replication
    ; Storage Arrays = iscsi, fibre channel, fiber channel, pure storage, dell emc, hpe 3par, isilon
    ; Server Hardware = dell poweredge, poweredge, hp proliant, hpe proliant, blade servers, idrac
  Windows Server > Remote Desktop Services = rdp, remote desktop protocol, remote desktop, terminal server,
    terminal services
    ; Windows Deployment Services = microsoft deployment toolkit, wds mdt, windows autopilot, autopilot deployment
    ; BitLocker = bit locker, filevault ; SCOM = system center operations manager, microsoft system center
    ; Endpoint Administrator Certification = md 102, modern desktop administrator, endpoint administrator associate
  Active Directory > AD Administration Tools = aduc, active directory users and computers, ad sites and services,
    active directory certificate services, adcs
  Azure Active Directory > Conditional Access = conditional access policies
    ; Entra Connect = azure ad connect, microsoft entra connect, aad connect, hybrid identity
  Exchange Server > Microsoft 365 Administration = office 365 administration, office 365 admin,
    o365 administration, o365 admin, office 365 administrator, microsoft 365 admin, m365 administration, m365 admin,
    m365 administrator, microsoft 365 administrator, microsoft 365 admin center, microsoft 365 tenant
    ; Mailbox Migration = office 365 migration, microsoft 365 migration, exchange migration,
    tenant to tenant migration
    ; Microsoft 365 Certification = ms 900, ms 100, ms 101, ms 102, ms 203, ms 700, microsoft 365 certified,
    microsoft 365 fundamentals
  Microsoft Office > OneDrive = microsoft onedrive, onedrive for business
    ; Microsoft 365 Apps = m365, ms 365, onenote, microsoft onenote, microsoft planner, ms planner, ms publisher,
    microsoft publisher
    ; Microsoft Copilot = ms copilot, m365 copilot, microsoft 365 copilot, copilot for microsoft 365
  Microsoft Excel > Conditional Formatting
    ; SUMIFS = sumif, countif, countifs, averageif, index match, index and match
    ; What-If Analysis = goal seek, excel solver
    ; Pivot Charts = pivot chart, pivotcharts, excel slicers, excel charts
  Google Workspace > Google Forms ; Google Apps Script = apps script, appscript
  Work Management Tools > Airtable = air table
  Azure > Azure Virtual Desktop = windows virtual desktop, az 140
    ; Azure Monitor = azure application insights, azure log analytics, azure monitoring
    ; Azure Certification = azure administrator associate, azure administrator, azure solutions architect, az104,
    az 305, az305, az 204, az204, az 400, az400, az 700, az 500, az500
    ; Azure Networking = azure vnet, vnet, vnets, vnet peering, azure virtual network, azure expressroute
    ; Azure Storage = azure blob storage, azure files, blob storage, azure backup, azure site recovery
  Cloud Security > CASB = cloud access security broker
    ; CNAPP = cwpp, wiz.io, wiz cloud security, prisma cloud, defender for cloud, microsoft defender for cloud
  AWS > AWS Certification = aws cloud practitioner, aws certified cloud practitioner, aws certified developer,
    aws developer associate, aws certified sysops administrator ; CloudTrail = aws cloudtrail
  Google Cloud > Google Cloud Certification = associate cloud engineer, professional cloud architect,
    google cloud certified
  Networking > Structured Cabling = network cabling, data cabling, cat5e, cat5, cat6, cat6a, cat 6, cat 5,
    patch panel, cable termination ; Network Address Translation = nat rules, nat configuration
    ; Access Control Lists = access control list ; IP Address Management = ipam, infoblox, netbox
    ; Proxy Servers = squid proxy, forward proxy, bluecoat
    ; Network Diagrams = network documentation, network topology
    ; Network Automation = network programmability, netmiko, cisco devnet ; File Transfer Protocols = sftp, ftp, ftps
    ; MikroTik = routeros
  Routing and Switching > Link Aggregation = etherchannel, lacp, port channel
  Cisco > Cisco DNA Center = catalyst center, cisco dna, cisco aci ; Cisco AnyConnect = anyconnect, cisco umbrella
  Wireless Networking > Aruba ClearPass = clearpass, hpe aruba, aruba wireless, aruba central
    ; Wireless Site Surveys = ekahau, wireless site survey
  Network Security > 802.1X = dot1x, radius authentication, radius server, tacacs
    ; SASE = secure access service edge, zscaler, netskope, prisma access ; Cloudflare
  Firewalls > NSE Certification = nse 4, nse 7, fortianalyzer ; Cisco Firepower = firepower, cisco ftd ; PCNSE = pcnsa
  VoIP > RingCentral = ring central, 3cx ; SIP Protocol = session initiation protocol
    ; Teams Phone = microsoft teams phone, teams voice, teams telephony
  Call Center > Amazon Connect ; Twilio = twilio flex
  Cybersecurity > Email Authentication = dmarc, dkim, spf dkim, spf records
    ; Microsoft Security Certification = sc 200, sc200, sc 300, sc300, sc 900, sc 100, sc 400,
    microsoft security operations analyst ; Cyber Essentials = cyber essentials plus
    ; GIAC Certification = giac, gcih, gcia, gcfa, gcfe, grem, giac certified, giac gsec
    ; System Security = systems security ; Trust and Safety = trust safety
  Security Operations > KQL = kusto query language, kusto, kql queries
    ; Detection Engineering = detection rules, sigma rules, yara rules
    ; Alert Triage = security alerts, triage alerts, triaging alerts, triage of alerts
    ; Indicators of Compromise = iocs, indicator of compromise
    ; Security Playbooks = incident playbooks, soar playbooks, cortex xsoar, xsoar
  SIEM > Wazuh = ossec, security onion, elastic security ; Google SecOps = google chronicle, chronicle siem
  Splunk > SPL Queries = search processing language, splunk spl
  Incident Response > OSINT Tools = shodan, recorded future, virustotal, misp, maltego
  Digital Forensics > Forensic Toolkit = ftk, encase, x ways forensics, chfi, velociraptor, volatility framework
    ; Mobile Forensics = cellebrite, cellebrite ufed, magnet axiom, mobile device forensics
  Endpoint Security > Defender for Endpoint = microsoft defender for endpoint ; Tanium
    ; Bitdefender = bit defender, malwarebytes, webroot, cylance ; Managed Detection and Response = huntress edr
  Penetration Testing > Offensive Security Tools = bloodhound ad, mimikatz, hashcat, gobuster, nikto scanner,
    cobalt strike ; Offensive Security Certificates = ejpt, pnpt, crtp, oswe, crest certified, crest registered tester
    ; Capture the Flag = hack the box, tryhackme, hackerone, ctf competitions
  Vulnerability Management > Tenable = tenable.io, tenable.sc
  Application Security > Software Composition Analysis = snyk, black duck, semgrep, sbom, software bill of materials,
    acunetix
    ; Security by Design = secure by design, security by design principles
    ; Mobile Security = mobile app security, mobile application security ; Fuzz Testing = fuzzing, fuzzers
  Identity and Access Management > User Account Administration = user account management, user account creation,
    joiners movers leavers ; Access Reviews = user access reviews, user access review, access recertification
  Security Compliance > CRISC = cgeit ; Essential Eight = essential 8, irap assessment
    ; NIS2 = nis 2, nis2 directive, digital operational resilience act, dora regulation
    ; Hardening Standards = cis benchmarks, cis benchmark, disa stig, stigs, system hardening, server hardening
    ; GRC Tools = rsa archer, archer grc, vanta, drata
    ; Third-Party Risk Management = third party risk, vendor risk management, tprm, third party risk assessments,
    vendor risk assessments ; Information Security Policies = information security policy
  GDPR > OneTrust ; CIPM = cipp e, cipp us
    ; Privacy Impact Assessments = dpia, dpias, data protection impact assessments
    ; Subject Access Requests = dsar, dsars, subject access request
  Business Continuity > ISO 22301 ; Business Impact Analysis = business impact analyses
  Test Automation > BrowserStack = browser stack, lambdatest, sauce labs ; TestComplete = ranorex
    ; Allure Reports = extent reports, allure report ; Code Coverage = test coverage, jacoco
    ; Chaos Engineering = chaos monkey, chaos testing
  API Testing > Contract Testing = pact testing, consumer driven contracts ; Charles Proxy = telerik fiddler
  Performance Testing > Endurance Testing = soak testing, spike testing, volume testing, blazemeter
  Manual Testing > Accessibility Testing = axe devtools, screen reader testing, jaws nvda, nvda
    ; Test Data Management = test data preparation, test data creation
    ; Boundary Value Analysis = equivalence partitioning, decision table testing ; Game Testing = game tester, game qa
    ; Test Summary Reports = test summary report, test closure reports, test metrics
  Salesforce > OmniStudio = vlocity
    ; Experience Cloud = salesforce communities, salesforce experience cloud, salesforce community cloud
    ; Flow Builder = process builder, screen flows, record triggered flows
    ; Data Loader = salesforce data loader, dataloader.io
    ; Salesforce Certification = adm 201, salesforce certified administrator, salesforce admin certification,
    platform developer i, salesforce platform developer ; CRM Analytics = tableau crm, einstein analytics
    ; Field Service Lightning = salesforce field service ; Permission Sets = sharing rules, salesforce configuration
  Marketing Automation > SFMC = ampscript, exacttarget, journey builder
  CRM > Small Business CRM = go high level, keap, infusionsoft, gohighlevel ; Veeva CRM = veeva
  HubSpot > HubSpot Marketing Hub = hubspot workflows, hubspot automation, hubspot marketing
  Microsoft Dynamics 365 > Dynamics 365 Finance and Operations = d365 finance and operations, d365 f&o, d365fo,
    dynamics 365 f&o, d365 finance ; Dynamics 365 Customer Engagement = dynamics 365 ce, d365 ce, d365 crm
    ; X++ = x++ development ; Dynamics Certification = mb 910, mb 300, mb 310, mb 330, mb 800, mb 820, mb 210, mb 230
  Microsoft Power Platform > Model-Driven Apps = model driven app, power pages
    ; Copilot Studio = power virtual agents, microsoft copilot studio
    ; Power Platform Certification = pl 900, pl 100, pl 200, pl 400, pl 600
  ServiceNow > ServiceNow CSA = servicenow certified system administrator, servicenow certified
    ; ITOM = servicenow itom, servicenow discovery ; Flow Designer = integrationhub
    ; GlideRecord
  SAP > SAP GRC ; SAP PS = sap project system ; SAP CRM = sap c4c ; SAP MDG = sap master data governance
    ; SAP Integration Suite = sap cpi, sap pi, sap po, sap pi po, sap process orchestration
    ; SAP BTP = sap business technology platform ; SAPUI5 = sap ui5, openui5 ; SAP Activate = sap activate methodology
    ; SAP Solution Manager = solman, sap cloud alm ; Signavio = sap signavio
    ; SAP IBP = sap integrated business planning ; SAP Fieldglass = fieldglass ; SAP Commerce = sap hybris, hybris
    ; SAP Security = sap authorizations, sap authorisations ; SAP Migration Cockpit = ltmc, lsmw, sap data migration
    ; SAP BPC = sap business planning and consolidation ; SAP Data Services = sap bods, bods
  SAP ABAP > CDS Views = abap cds ; BAPI = badi, badis, user exits, wricef, ricefw, idoc, idocs
  ERP > IFS ERP = ifs applications, ifs cloud ; Acumatica ; Unit4 = agresso
    ; Infor CloudSuite = infor m3, syteline, infor syteline ; TechnologyOne = technology one erp
    ; Deltek = costpoint, deltek vision, deltek vantagepoint
    ; Cutover and Hypercare = cutover planning, hypercare, cutover activities, go live support, post go live support
    ; Fit-Gap Analysis = fit gap, fit gap workshops, fit to standard workshops
  Oracle EBS > Oracle Forms = oracle forms and reports, oracle reports
    ; BI Publisher = oracle bi publisher, xml publisher
  Oracle Fusion > Oracle SCM Cloud = oracle cloud scm, oracle fusion scm ; OTBI = oracle otbi, fbdi
    ; Oracle Integration Cloud = oracle oic
  Hyperion > Oracle EPM = oracle epm cloud, epbcs, pbcs, fccs
  FP&A > Adaptive Planning = adaptive insights
  Oracle Database > Oracle APEX = oracle application express ; SQL Developer = oracle sql developer, toad for oracle
  REST APIs > OData = odata services
  Workday > Workday Financials = workday financial management, workday finance
  ETL > Change Data Capture = debezium ; Oracle Data Integrator = oracle odi
  Data Warehousing > Slowly Changing Dimensions = scd type 2, scd type ii ; Medallion Architecture
  Data Engineering > Azure Data Engineer Associate = dp 203, dp203, dp 600, dp600, dp 700, dp700
  Databricks > Unity Catalog = delta live tables
  Power BI > Power BI Service = power bi workspaces, power bi gateway ; Row-Level Security
    ; Paginated Reports = power bi report builder ; PL-300 = pl300, da 100, power bi data analyst associate
  Business Intelligence > Spotfire = tibco spotfire ; Zoho Analytics
    ; Semantic Models = semantic model, semantic layer ; KPI Reporting = kpi dashboards, kpi dashboard, kpi reports
  Data Analysis > Ad Hoc Reporting = ad hoc reports ; Trend Analysis = trend analyses
    ; Cohort Analysis = funnel analysis, rfm analysis ; Churn Analysis = churn prediction, churn modelling
    ; SQL Window Functions = window functions, common table expressions
  Data Governance > Data Validation = data validation rules, data validation checks
    ; Data Dictionary = data dictionaries ; Microsoft Purview = azure purview
  Google Analytics > Heap Analytics ; PostHog ; Pendo
  Statistics > Design of Experiments = experimental design
    ; Chi-Square Tests = chi square, t tests, confidence intervals ; Factor Analysis
    ; Survival Analysis = kaplan meier ; Structural Equation Modeling = structural equation modelling, smartpls
    ; Causal Inference = propensity score matching, difference in differences
    ; Generalized Linear Models = generalised linear models, mixed effects models
  SPSS > NVivo = atlas.ti, maxqda
  Machine Learning > Data Annotation = data labeling, data labelling, image annotation, labelbox, label studio
    ; Explainable AI = shap values, model explainability, model interpretability
    ; Model Evaluation = cross validation, confusion matrix ; Synthetic Data = synthetic data generation
  Deep Learning > Distributed Training = deepspeed
    ; Model Quantization = model compression, knowledge distillation, onnx, onnx runtime, tinyml
  Large Language Models > LLM Evaluation = llm evals, ragas, deepeval, langsmith, langfuse
    ; LLM Serving = vllm, ollama
    ; LLM Fine-Tuning = fine tuning of llms, qlora, peft, instruction tuning, model fine tuning
    ; LLM Guardrails = ai guardrails, nemo guardrails, prompt injection
    ; Anthropic Claude = claude api, claude code, claude ai, anthropic api ; Google Gemini = gemini api, gemini pro
    ; Model Context Protocol = mcp servers, mcp server, function calling
    ; AI Coding Assistants = github copilot, cursor ide, cursor ai, ai assisted development
  Retrieval-Augmented Generation > Vector Embeddings = embedding models, embeddings, sentence transformers
    ; Semantic Search = hybrid search, reranking, vector search, azure ai search, azure cognitive search
  Artificial Intelligence > Responsible AI = ai ethics, ai governance, eu ai act ; Knowledge Graphs = knowledge graph
  Azure Machine Learning > Azure AI Engineer = ai 102, ai102, ai 900, azure ai fundamentals, dp 100, dp100,
    azure ai foundry
  MLOps > Feature Store = feature stores ; Model Drift = data drift, concept drift
  Embedded Systems > Yocto = yocto project, buildroot, u boot ; Bootloaders = bootloader
    ; Serial Interfaces = rs485, rs 485, rs232, rs 232, gpio, canopen, lin bus ; PCIe = pci express
    ; JTAG = logic analyzer, logic analyser ; Bluetooth Low Energy = ble, bluetooth le, bluetooth stack
    ; Embedded Toolchains = keil, keil uvision, iar embedded workbench, mplab, code composer studio, esp idf
    ; MISRA C = misra ; Functional Safety = iso 26262, do 178c, iec 62304
    ; Hardware-in-the-Loop = hardware in the loop testing, hil testing ; OTA Updates = over the air updates
  Automotive Engineering > CANalyzer = vector canoe, unified diagnostic services, uds protocol
  Electronics > Circuit Simulation = ltspice, pspice, multisim, ni multisim
    ; Power Supply Design = switch mode power supply, smps design ; EMC Testing = emi emc, emc compliance, emi testing
    ; Signal Integrity = spectrum analyzer, power integrity ; Battery Management Systems = battery management system
  PCB Design > Cadence Allegro = allegro pcb ; IPC-A-610 = ipc 610, ipc a 600, j std 001
  Mechanical Engineering > Design for Manufacturing = design for manufacturability, design for assembly, dfma
  VLSI > VLSI Physical Design = place and route, floorplanning, asic physical design
    ; Design for Test = design for testability, atpg
  Industrial Automation > OPC UA = opc server, node red
  UI/UX Design > UX Writing = microcopy, ux writer ; Heuristic Evaluation = ux audit, usability heuristics
    ; Service Design = service blueprint, service designer
    ; Affinity Mapping = affinity diagrams, empathy maps, empathy map
    ; UserTesting = userzoom, optimal workshop, maze testing, tree testing ; Contextual Inquiry = diary studies
    ; Miro = miro board ; Design Handoff = developer handoff, design tokens
  Product Management > Minimum Viable Product = minimum viable products ; Product Discovery = jobs to be done, jtbd
    ; Feature Prioritization = feature prioritisation, moscow prioritisation, moscow prioritization
    ; Product Requirements Documents = product requirements document, prds
    ; Product Analytics = product metrics, north star metric
  Agile > Backlog Refinement = backlog grooming, product backlog refinement, backlog prioritization
    ; Agile Estimation = story points, planning poker ; Burndown Charts = burn down charts, sprint velocity
    ; PSM Certification = psm ii, psm 1, pspo ; Definition of Done = definition of ready
    ; PI Planning = program increment planning, release train engineer, agile release train, safe agilist
  Project Management > Gantt Charts = gantt chart ; RAID Log = raid logs, raids log ; RACI = raci matrix
    ; Critical Path Method = critical path analysis ; Work Breakdown Structure = wbs
    ; Stage Gate Process = stage gate, phase gate ; Benefits Realisation = benefits realization
    ; Project Status Reports = status reporting, project reporting, highlight reports
    ; MSP Practitioner = managing successful programmes ; APM Qualification = apm pmq, chpp, apm project management
  Business Analysis > Use Case Diagrams = use case modeling, sequence diagrams, activity diagrams
    ; BABOK = ecba, ccba, iiba
    ; Non-Functional Requirements = non functional requirement
  Payment Processing > Chargebacks = chargeback disputes
    ; Card Payments = card schemes, card issuing, merchant acquiring, interchange fees, emv, iso 8583, 3d secure
    ; Payment Service Providers = stripe api, stripe integration, adyen, braintree, razorpay, worldpay,
    stripe payments ; Instant Payments = faster payments, fednow, fedwire, chaps payments, neft, rtgs,
    imps
  Core Banking Systems > Core Banking Platforms = jack henry, mambu, thought machine, finastra, fiserv
  Capital Markets > Algorithmic Trading = algo trading
  Blockchain > Zero-Knowledge Proofs = zero knowledge proof, zk rollups, zk snarks
    ; Layer 1 Blockchains = polkadot, cosmos sdk, cardano, avalanche blockchain, solana
  Cryptocurrency > Stablecoins = stablecoin, cbdc
  GIS > FME Desktop = safe fme, fme workbench ; Web Mapping = mapbox, geoserver, openlayers, google maps, google map
    ; LiDAR = lidar data
    ; Cartography = map production ; Geodatabases = geodatabase, georeferencing ; GeoPandas = gdal, arcpy
    ; Pix4D = agisoft metashape
  Game Development > Shader Programming = shaders, hlsl, glsl, vulkan ; Roblox Studio = roblox, luau
    ; Multiplayer Networking = netcode ; Perforce = helix core
  Unreal Engine > Unreal Blueprints = blueprint scripting
  Animation > Houdini FX = sidefx houdini
  Telecommunications > 3GPP = open ran, o ran ; DWDM = otn, dense wavelength division multiplexing
    ; GPON = fttp, fttx, docsis ; Fibre Splicing = fusion splicing, fiber splicing, otdr
    ; VSAT = satellite communications ; OSS/BSS = amdocs, netcracker
    ; Broadband Installation = adsl, vdsl, outside plant
  PLM > 3DEXPERIENCE = 3d experience ; Autodesk Vault = solidworks pdm, aras innovator, arena plm
    ; Engineering Change Orders = engineering change order, engineering change requests
    ; BOM Management = bill of materials, bills of materials
  SolidWorks > CSWP = cswa, solidworks certified
  CAD > 3D Scanning = geomagic
  Observability > Service Level Objectives = service level objective, error budgets, slos ; Runbooks = opsgenie
    ; Sentry.io = bugsnag, rollbar, sentry error tracking ; Synthetic Monitoring = pingdom, uptime monitoring
    ; Post-Incident Reviews = blameless postmortems, blameless post mortems, incident postmortems
  Data Processing > Distributed Data Processing = distributed processing
  Python > Kedro
`);
