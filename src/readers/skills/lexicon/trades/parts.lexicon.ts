import { readSkillParts } from '../../skill-notation.ts';

export const tradeParts = readSkillParts(`
  UI/UX Design > Wireframing = wireframes, wireframe ; Prototyping = rapid prototyping ; User Research = ux research,
    ux researcher ; Usability Testing = usability studies, user testing ; Design Thinking = human centered design
    ; Information Architecture ; Design Systems = design system ; Interaction Design ; Axure = axure rp ; Balsamiq
    ; User Flows ; User Personas ; Journey Mapping
  Graphic Design > Typography = typesetting ; Logo Design ; Packaging Design ; Art Direction ; Infographics
    ; Banner Design ; Brochure Design ; Visual Design = visual designer
  InDesign > QuarkXPress = quark xpress
  Illustration > Character Design ; Concept Art ; Procreate ; Digital Painting
  Photography > Lightroom = adobe lightroom ; Photo Editing ; Product Photography
  Video Editing > DaVinci Resolve = da vinci resolve ; Color Grading = colour grading ; Videography = videographer
    ; Cinematography ; Post Production
  Animation > 2D Animation ; 3D Animation = 3d animator ; Character Animation
  Audio Production > Sound Design ; Pro Tools ; Ableton ; Voice Over
  Fashion Design > Textile Design ; Garment Construction ; Jewelry Design
  Pattern Making > Sewing = garment sewing, stitching ; Embroidery
  Marketing > Product Marketing ; Marketing Communications ; Marketing Campaigns
    ; Go-to-Market Strategy = go to market strategy, gtm strategy ; Trade Marketing
  Digital Marketing > Performance Marketing ; Growth Marketing = growth hacking
  Market Research > Competitor Analysis = competitive analysis ; Focus Groups ; Survey Design = questionnaire design
    ; Qualtrics
  Event Management > Event Planning = event planner ; Trade Shows ; Event Coordination
  Advertising > Media Planning ; Media Buying
  SEO > Keyword Research ; Link Building = backlinks ; On-Page SEO = on page seo ; Off-Page SEO = off page seo
    ; Technical SEO ; Local SEO
  Google Ads > AdWords = google adwords ; PPC Campaigns = pay per click, ppc advertising ; Paid Search
    ; Display Advertising
  Facebook Ads > Meta Ads ; LinkedIn Ads ; Paid Social = social media advertising ; Instagram Ads
  Google Analytics > Google Tag Manager = tag manager ; Adobe Analytics ; Mixpanel ; Hotjar ; Google Search Console
    ; Web Analytics = website analytics
  Email Marketing > Mailchimp ; Newsletters = email newsletters ; Klaviyo ; Email Campaigns
  Social Media Marketing > Influencer Marketing = influencer outreach ; Affiliate Marketing = affiliate programs
    ; Hootsuite ; Instagram ; TikTok = tik tok ; Community Management ; Social Media Management
  E-Commerce > Amazon Seller Central ; Product Listings = product listing
  Content Writing > Blog Writing = blogging, blog posts ; Creative Writing ; Content Creation = content creator
  Editing > Proofreading = proof reading, proofreader ; Copy Editing = copyediting, copy editor
  Translation > Localization ; Transcription ; Subtitling
  Fundraising > Grant Writing = grant writer, grant proposals ; Donor Relations = donor management
  Public Relations > Media Relations ; Press Releases = press release ; Corporate Communications
    ; Crisis Communications = crisis communication ; Internal Communications = internal communication
  Sales > Upselling = up selling, upsell ; Cross-Selling = cross selling, cross sell
    ; Sales Pipeline = pipeline management ; Closing Deals = deal closing, closing sales ; Direct Sales
    ; Sales Strategy = sales strategies ; Sales Targets
  Field Sales > Territory Management = territory manager ; Outside Sales
  B2B Sales > SaaS Sales = software sales ; Solution Selling ; Consultative Selling = consultative sales
    ; Corporate Sales ; Enterprise Sales ; IT Sales
  Channel Sales > Dealer Management = dealer network ; Distributor Management = distributor network ; Channel Partners
  Retail Sales > Store Operations ; Store Management = store manager ; Retail Management
  RFP Response > Proposal Writing ; Tendering = tender management, tender documents ; Bid Management
  Pre-Sales > Product Demonstrations = product demos ; Solution Consulting
  Negotiation > Contract Negotiation = contract negotiations ; Vendor Negotiation = vendor negotiations
    ; Price Negotiation
  Business Development > Client Acquisition = customer acquisition, new client acquisition
    ; Strategic Partnerships = strategic alliances
  Lead Generation > Prospecting = sales prospecting ; Lead Qualification = qualified leads ; Demand Generation
  Cold Calling > Telemarketing = telesales, telecalling, tele calling ; Cold Emailing
  Account Management > Key Account Management = key accounts, key account manager
    ; Relationship Management = relationship manager ; Client Servicing = client handling
  Customer Service > Complaint Handling = customer complaints, complaint resolution ; Chat Support = live chat
    ; Email Support ; After-Sales Service = after sales service, after sales support
  Call Center > Inbound Calls = inbound process ; Outbound Calls = outbound process ; Voice Process ; BPO
  Merchandising > Visual Merchandising = visual merchandiser, window displays ; Category Management ; Planogram
  Accounting > Bookkeeping = book keeping, bookkeeper ; Fixed Assets = fixed asset accounting ; Depreciation
    ; Chart of Accounts
  General Ledger > Journal Entries = journal entry, journal vouchers ; Accruals = accrual accounting
  Accounts Payable > Invoice Processing = vendor invoices ; Procure to Pay = p2p process ; Vendor Payments
  Collections > CICM = chartered institute of credit management
  Accounts Receivable > Invoicing = customer invoices ; Order to Cash = o2c ; Cash Application
  Reconciliation > Bank Reconciliation = bank reconciliation statement ; Balance Sheet Reconciliation
    ; Account Reconciliation = ledger reconciliation
  Financial Reporting > Financial Statements = financial statement ; Balance Sheet
    ; Revenue Recognition = deferred revenue ; Management Accounts
    ; Finalization of Accounts = finalisation of accounts
  Cost Accounting > Costing = product costing, standard costing ; Management Accounting = managerial accounting
    ; Cost Analysis
  Treasury > Cash Management = petty cash ; Foreign Exchange = forex ; Liquidity Management
  Taxation > Tax Returns = tax return, tax filing ; Tax Planning ; Transfer Pricing ; Tax Compliance ; Sales Tax
    ; Corporate Tax
  GST > GST Returns = gst return, gst filing ; Indirect Tax = indirect taxation ; GST Audit
  Income Tax > ITR Filing = income tax return, income tax returns ; Direct Tax = direct taxation
  Auditing > Tax Audit ; Stock Audit ; Forensic Accounting = forensic audit
  Financial Analysis > Variance Analysis = budget variance analysis, budget variance ; Ratio Analysis
  Budgeting > Cost Control = cost reduction ; Budget Preparation = budget planning
  Banking > Retail Banking ; Corporate Banking ; Teller Operations = bank teller
  Loan Processing > Home Loans ; Mortgage = mortgages, mortgage loans, mortgage adviser, mortgage advisor,
    mortgage advising ; Loan Origination ; Mortgage Underwriting
  Risk Management > Risk Assessment = risk assessments ; Operational Risk ; Market Risk ; Risk Analysis = risk analyst
  Capital Markets > Equity Trading = stock trading ; Fixed Income ; Options Trading
  Portfolio Management > Fund Management = fund manager ; Investment Analysis = investment analyst ; Hedge Funds = hedge fund
  Insurance > Life Insurance ; General Insurance ; Reinsurance ; Property and Casualty
  Claims Processing > Claims Settlement ; Claims Investigation
  Payment Processing > Payment Gateway = payment gateways ; ISO 20022
  Human Resources > HR Policies = hr policy ; HR Operations ; Job Descriptions = job description writing
    ; HR Administration
  Recruitment > Talent Acquisition ; Campus Recruitment = campus hiring, campus recruiting
    ; Bulk Hiring = volume hiring, mass hiring ; Resume Screening = screening resumes, cv screening ; Interview Scheduling ; Lateral Hiring
  Sourcing > Boolean Search ; LinkedIn Recruiter ; Job Portals = naukri ; Talent Mapping
  Onboarding > Exit Interviews = exit interview ; Full and Final Settlement ; Induction Programs = employee induction
    ; Offboarding
  Employee Relations > Grievance Handling = grievance management, employee grievances ; Workplace Investigations
    ; Disciplinary Actions
  Employee Engagement > Employee Retention = talent retention ; Rewards and Recognition ; Talent Management
    ; Employee Welfare
  Industrial Relations > Trade Unions = trade union ; Collective Bargaining ; Labor Relations = labour relations
  Performance Management > Performance Appraisal = performance appraisals ; OKRs
    ; Performance Reviews = performance review
  Learning and Development > Training Needs Analysis = training need analysis ; Corporate Training = corporate trainer
    ; Leadership Development ; Employee Training = staff training ; Training Delivery
  Labor Law > Employment Law = labor and employment law, labour and employment law ; Factories Act ; FMLA ; FLSA
  Statutory Compliance > EPF ; ESIC ; Professional Tax
  Payroll > Payroll Processing = salary processing ; Payroll Taxes
  Compensation and Benefits > Benefits Administration = benefits management ; Salary Benchmarking ; Total Rewards
  Attendance Management > Leave Management ; Timekeeping = kronos
  HRIS > HCM = human capital management ; ResourceLink = resource link ; Keka ; Zoho People
  Nursing > Wound Care = wound management, wound dressing, dressing changes ; Dialysis = hemodialysis, haemodialysis
    ; Registered Nurse = rn ; Licensed Practical Nurse = lpn ; Certified Nursing Assistant = cna ; Nurse Practitioner
  Patient Care > Vital Signs = vital signs monitoring, taking vitals, patient vitals ; Patient Assessment
    ; Patient Education ; Patient Safety ; Bedside Care ; Patient Monitoring
  Home Care > Elderly Care = senior care, elder care, geriatric care ; Palliative Care ; Hospice = hospice care
    ; Personal Care = activities of daily living, daily living activities ; Caregiving = caregiver
  Intensive Care > Critical Care = critical care nursing ; NICU ; Ventilator Management = ventilator care
  Emergency Medicine > Trauma Care ; Emergency Nursing ; Paramedic ; Emergency Response ; Ambulance
  Operating Room > Scrub Nurse ; Surgical Instruments ; Sterilization Techniques ; Perioperative
  Medication Administration > IV Therapy = intravenous therapy, iv insertion, iv certification, iv certified ; Medication Management
  Phlebotomy > Venipuncture = venepuncture ; Specimen Collection = sample collection
    ; Blood Draw = blood draws, blood collection
  Medicine > Internal Medicine ; Dermatology = dermatologist ; Orthopedics = orthopaedics, orthopedic
    ; Family Medicine ; MBBS
  Obstetrics and Gynecology > Midwifery = midwife ; Labor and Delivery ; Antenatal Care
  Cardiology > ECG = ekg, electrocardiogram, electrocardiography ; Echocardiography ; Cath Lab
  Mental Health Counseling > Psychotherapy ; Crisis Intervention ; Clinical Psychology ; Cognitive Behavioral Therapy
    ; Family Therapy ; Substance Abuse Counseling
  Social Work > Case Management = case manager ; Child Welfare ; Community Outreach
  Physiotherapy > Rehabilitation = rehab therapy ; Dry Needling ; Electrotherapy ; Manual Therapy
  Dentistry > Orthodontics ; Dental Hygiene = dental hygienist ; Endodontics ; Oral Surgery
  Medical Laboratory > Hematology = haematology ; Histopathology ; Blood Bank ; Urinalysis ; Pathology
  Radiology > MRI ; CT Scan = ct scans ; Ultrasound = sonography, sonographer ; X-Ray = x ray, x rays ; Mammography
  Biotechnology > Molecular Biology ; Genomics ; Biochemistry ; Cell Biology ; Genetic Engineering
  Laboratory Techniques > PCR = qpcr ; ELISA ; Cell Culture ; Western Blot ; Flow Cytometry ; Microscopy
  Analytical Chemistry > HPLC ; Mass Spectrometry ; Spectroscopy ; Titrimetry
  Pharmacy > Dispensing = drug dispensing ; Hospital Pharmacy ; Compounding Medications
  Clinical Research > Clinical Trials = clinical trial ; Good Clinical Practice = gcp guidelines, ich gcp
    ; Medical Writing = medical writer ; Informed Consent
  Public Health > Epidemiology = epidemiologist ; Health Education ; Immunization = vaccination, immunisation
  Electronic Health Records > Medical Records = patient records ; Meditech
    ; Allscripts
  Medical Coding > ICD-10 = icd 10, icd10, icd 10 cm ; CPT Coding = cpt codes ; HCPCS
    ; CPC Certified = certified professional coder
  Medical Billing > Revenue Cycle Management ; Denial Management = claims denial ; Prior Authorization
    ; Payment Posting ; Insurance Verification
  Healthcare Management > Medicare ; Medicaid ; NABH ; Utilization Review ; Hospital Administration
  Nutrition > Diet Planning = diet plans ; Meal Planning ; Clinical Nutrition ; Dietetics
  Fitness Training > Personal Training = personal trainer ; Strength Training = strength and conditioning
  Beauty Care > Hair Styling = hairdressing, hairdresser, hair stylist, hair cutting ; Makeup Artist = make up artist ; Nail Care
  Process Improvement > Business Process Management = bpm ; Process Mapping = bpmn
    ; Business Process Reengineering = process reengineering ; Continuous Improvement
  Six Sigma > Lean Six Sigma ; Six Sigma Green Belt = green belt certified ; DMAIC
  Lean > Kaizen = kaizen events ; Value Stream Mapping = vsm ; Lean Manufacturing ; Poka Yoke
  Facilities Management > Building Maintenance ; Soft Services
  Security Guarding > CCTV Monitoring = cctv ; Loss Prevention ; Crowd Control ; Physical Security
  Logistics > Reverse Logistics ; Last Mile Delivery ; Third-Party Logistics = third party logistics, 3pl
    ; Transport Management = transportation management
  Warehouse Management > Order Picking = pick and pack ; Shipping and Receiving ; WMS = warehouse management system
    ; Loading and Unloading ; Material Handling ; Order Fulfillment ; Packing and Dispatch
  Freight Forwarding > Air Freight ; Ocean Freight = sea freight ; Bill of Lading ; Cargo Handling = cargo
  Customs Clearance > Incoterms ; Export Documentation ; Import Export = import and export, export import
    ; International Trade
  Fleet Management > Route Planning = route optimization ; Dispatching = dispatcher, truck dispatch ; Vehicle Tracking
  Driving > Heavy Vehicle Driving ; CDL = class a cdl ; Truck Driving = truck driver
    ; Driving License = driving licence, full licence, clean licence, driving licences,
    driver's licence, drivers licence, driver's license, drivers license, driver license, driver's licences,
    clean driving licence, driving record, full uk licence, full uk license,
    full clean licence, full irish licence, uk licence, uk license
  Inventory Management > Stock Control = stock management ; Cycle Counting ; Stock Taking ; Inventory Control
    ; Stock Reconciliation = inventory reconciliation
  Procurement > Purchase Orders = purchase order ; Coupa ; RFQ ; Purchasing
  Vendor Management > Supplier Management ; Vendor Development = supplier development
    ; Supplier Evaluation = vendor evaluation
  Quality Control > Incoming Inspection ; Final Inspection ; Quality Inspection = quality inspector
  ISO 9001 > ISO 14001 ; ISO 13485 ; IATF 16949 = ts 16949 ; ISO 22000 ; AS9100
  GMP > GLP = good laboratory practice ; Batch Records ; 21 CFR Part 11
  Health and Safety > OSHA = osha regulations ; NEBOSH ; Fire Safety ; IOSH ; ISO 45001 ; Hazard Identification
    ; Safety Audits
  Agriculture > Horticulture ; Irrigation ; Crop Management = crop production ; Dairy Farming ; Pest Control
    ; Livestock = stockmanship ; Soil Science ; Agronomy = agronomist
  Environmental Science > Water Treatment ; Wastewater Treatment = effluent treatment ; Waste Management
    ; Environmental Impact Assessment ; Environmental Monitoring
  Culinary Arts > Food Preparation = food production ; Indian Cuisine ; Continental Cuisine ; Chinese Cuisine
    ; Knife Skills ; Catering Services ; Cooking ; Food Presentation
  Baking > Pastry = pastry arts ; Cake Decorating ; Bread Making ; Confectionery
  Menu Planning > Recipe Development = recipe creation ; Menu Engineering
  Kitchen Management > Food Cost Control = food costing ; Portion Control
  Food Safety > ServSafe = serv safe ; Food Hygiene = food sanitation, food hygiene certificate,
    food hygiene certification ; FSSAI ; Food Handling = food handlers
  Food and Beverage Service > Fine Dining ; Banquet Service = banquet, banquets ; Table Service = waiting tables
  Bartending > Mixology = mixologist, cocktails ; Barista ; Wine Knowledge = sommelier
  Hospitality > Guest Relations = guest services, guest service ; Hotel Management ; Concierge
  Housekeeping > Laundry Operations ; Room Cleaning ; Janitorial = janitor, custodial
  Travel Management > Itinerary Planning ; Visa Processing ; Tour Packages
    ; Airline Ticketing
  Cabin Crew > Ground Handling = airport ground handling ; Airport Operations
  Drafting > Blueprint Reading = blueprints ; Engineering Drawings = engineering drawing ; Shop Drawings
    ; Technical Drawings = technical drawing, read drawings, drawing reading, reading of drawings, read technical drawings
  3D Modeling > 3D Printing = additive manufacturing ; ZBrush ; Cinema 4D = cinema4d
  Finite Element Analysis > HyperMesh ; Abaqus ; Nastran ; COMSOL ; Stress Analysis
  PLM > Teamcenter ; Windchill
  Mechanical Engineering > Machine Design ; Sheet Metal Design ; Tool Design ; Jigs and Fixtures
  HVAC > Refrigeration ; Chillers ; Ductwork ; Air Conditioning
  Manufacturing > Assembly Line = assembly line work ; Machine Operation = machine operator, machine operators
    ; Industrial Engineering = industrial engineer ; Shop Floor Management = shop floor supervision
  CNC Machining > Lathe = lathe machine ; CNC Programming = cnc programmer ; Milling Machine = cnc milling ; Mastercam
    ; CNC Turning
  Welding > TIG Welding = gtaw ; MIG Welding = gmaw ; Arc Welding = smaw ; Soldering ; Pipe Welding ; Metal Fabrication
  Injection Molding > Die Casting ; Mold Design = mould design
  APQP > PPAP ; FMEA = dfmea, pfmea
  Statistical Process Control > Minitab ; 7 QC Tools = seven qc tools
  Metrology > Instrument Calibration = calibration of instruments ; Vernier Caliper = calipers
  Industrial Maintenance > Preventive Maintenance = preventative maintenance ; Breakdown Maintenance
    ; Hydraulics = hydraulic systems, hydraulic equipment, hydraulic
    ; Pneumatics = pneumatic systems, pneumatic equipment, pneumatic ; CMMS
    ; Predictive Maintenance ; Total Productive Maintenance
    ; Mechanical Aptitude = mechanically inclined
  Materials Science > Non-Destructive Testing = non destructive testing, nondestructive testing, ndt ; Heat Treatment
    ; Metallurgy ; Ultrasonic Testing
  Chemical Engineering > Process Engineering = process engineer ; Aspen HYSYS ; Aspen Plus ; Process Simulation
  Petroleum Engineering > Drilling Operations ; Offshore Drilling ; Refinery Operations = refinery ; Well Completion
  Renewable Energy > Solar Energy = solar power ; Wind Energy = wind turbines
    ; Solar Installation = solar panels, solar installer
    ; Photovoltaics = photovoltaic, solar pv
  Automotive Repair > Brake Repair ; Engine Repair ; Diesel Mechanic ; Vehicle Inspection ; Automotive Diagnostics
  Automotive Engineering > AUTOSAR ; CAN Bus ; Electric Vehicles = ev technology ; Powertrain
  Aviation > Aircraft Maintenance = aviation maintenance ; Avionics ; Air Traffic Control = air traffic controller ; Flight Planning
  Electrical Engineering > Electrical Design = electrical engineering design ; ETAP ; Electrical Safety
    ; Electrical Drawings
  Electrical Maintenance > Electrical Wiring = house wiring ; Motor Repair ; Electrical Installation
  Power Systems > Switchgear ; Gas-Insulated Switchgear = gas insulated substation
    ; Substation = substations, electrical substation ; Power Electronics ; Diesel Generators
    ; VFD ; Power Distribution
  PLC > Ladder Logic ; Siemens PLC ; Allen Bradley ; TIA Portal ; PLC Programming
  SCADA > HMI = hmi programming ; DCS = distributed control system ; WinCC
  Industrial Automation > Control Systems = control system engineering
    ; Instrumentation and Control = instrumentation engineering, instrumentation engineer ; PID Controllers
  Robotics > ROS Robotics = robot operating system ; Mechatronics ; KUKA ; FANUC
  Electronics > Analog Circuits = analog design, analog electronics ; Digital Electronics
    ; Signal Processing = digital signal processing, dsp ; Circuit Analysis ; Oscilloscope
  PCB Design > Altium ; OrCAD ; KiCad ; Circuit Design ; Schematic Design = schematic capture
  VLSI > ASIC Design = asic ; RTL Design ; Static Timing Analysis ; Semiconductors = semiconductor
  Verilog > SystemVerilog = system verilog ; VHDL ; UVM
  Embedded Systems > Firmware = firmware development ; RTOS = real time operating system, real time operating systems
    ; FreeRTOS ; Microcontrollers = microcontroller ; Device Drivers ; STM32 ; ESP32 = esp8266 ; Embedded Linux
    ; ARM Cortex
  IoT > MQTT ; Zigbee ; LoRaWAN
  Telecommunications > 5G ; LTE = volte ; GSM ; Fiber Optics = optical fiber ; RF Engineering = rf design
    ; RF Planning = rf optimization ; Antenna Design
  Architecture Design > Working Drawings ; Landscape Design = landscape architecture ; Urban Design
    ; Architectural Drafting = architectural drawings
  SketchUp > Lumion ; V-Ray = v ray, vray ; Enscape
  GIS > ArcGIS = arc gis ; QGIS ; Remote Sensing ; Spatial Analysis = geospatial analysis
  Interior Design > Space Planning ; Furniture Design ; Modular Kitchen
  Civil Engineering > Reinforced Concrete = rcc ; Civil 3D ; Road Construction = highway construction
    ; Highway Design = highway engineering ; Geotechnical Engineering = soil mechanics
    ; Bar Bending Schedule = bbs preparation ; Drainage Design ; Hydrology ; Bridge Construction
    ; Soil Testing = soil investigation ; Traffic Engineering
  Structural Engineering > Structural Design = structural analysis ; Steel Structures = steel design, structural steel
  Surveying > Total Station ; Land Surveying = land survey ; Auto Level
  Construction Management > Site Supervision = site supervisor, construction supervision ; Site Management
    ; Construction Safety ; Subcontractor Management ; Construction Planning
  Quantity Surveying > Bill of Quantities = boq, boq preparation ; Quantity Takeoff = quantity take off,
    quantity takeoffs, quantity take offs ; Rate Analysis
  Building Services > MEP = mep design, mep coordination ; Fire Alarm Systems
    ; Fire Fighting Systems = fire protection ; Plumbing Design ; Building Management Systems
  Carpentry > Joinery ; Drywall ; Cabinet Making = cabinetmaker, cabinet maker ; Woodworking ; Furniture Making
  Heavy Equipment Operation > Crane Operation = crane operator ; Excavator ; Backhoe = jcb operator
  Teaching > Classroom Teaching ; Pedagogy = teaching methods ; Student Assessment = student evaluation
    ; Differentiated Instruction ; B.Ed = b ed ; Classroom Grading
  Curriculum Development > Course Design = course development, course creation ; Syllabus Design
  Special Education > Autism ; Applied Behavior Analysis = aba therapy ; Individualized Education Program = iep, ieps,
    individualized education plans ; Learning Disabilities
  Early Childhood Education > Montessori ; Child Care = childcare, day care ; Child Development ; Kindergarten
    ; Preschool
  ESL Teaching > TEFL ; TESOL ; IELTS Training ; CELTA
  Instructional Design > Articulate Storyline = articulate 360 ; E-Learning = e learning, elearning ; Adobe Captivate
  Learning Management Systems > Moodle ; Google Classroom ; Canvas LMS
  Academic Administration > Academic Advising ; Student Admissions = admission counselor ; Career Counseling
  Academic Research > Literature Review ; Research Methodology = research methods ; Qualitative Research
    ; Quantitative Research
  Library Science > Cataloging = cataloguing ; Archives Management = archival, archivist
  Legal Research > Case Law = case research ; Legal Writing ; Westlaw ; LexisNexis ; Legal Opinions
  Legal Drafting > Pleadings = drafting pleadings, drafting of pleadings ; Affidavits ; Conveyancing
    ; Legal Notices = legal notice ; Legal Documents = drafting legal documents
  Litigation > Civil Litigation = civil cases ; Court Appearances ; Trial Preparation ; Depositions
    ; Family Law = matrimonial law ; Commercial Litigation
  Paralegal Work > E-Discovery = e discovery, ediscovery ; Document Review ; Case Preparation
  Corporate Law > Company Law = companies act ; Property Law = real estate law ; Title Search = title verification
    ; Commercial Law = business law ; RERA
  Company Secretarial > Corporate Governance ; SEBI Regulations = sebi ; Board Meetings ; ROC Filing = roc compliance
  Intellectual Property > Patent Drafting ; Patent Search = patentability search ; Trademarks = trademark
    ; Copyright Law
  Contract Drafting > Contract Review ; NDAs = non disclosure agreements ; Contract Vetting = vetting of agreements
    ; Contract Law
  Regulatory Compliance > Regulatory Reporting ; FINRA ; Compliance Audits ; RBI Guidelines
  Regulatory Affairs > FDA Regulations = fda, fda compliance ; Dossier Preparation ; eCTD = ectd submissions
  GDPR > Data Privacy = privacy compliance ; CCPA ; Data Protection
  Microsoft Excel > Pivot Tables = pivot table, excel pivot tables ; VLOOKUP = v lookup, xlookup, hlookup
    ; Advanced Excel = advance excel, excel advanced, advanced ms excel, adv excel ; Excel Formulas = excel functions
    ; Power Pivot
  Google Workspace > Google Docs = google documents ; Google Slides ; Google Drive
  Data Entry > Document Management = records management ; Document Control = document controller
    ; Internet Research = web research, online research
  Office Administration > Calendar Management = diary management, calendar scheduling
    ; Travel Arrangements = travel coordination ; Meeting Minutes = minutes of meeting, minutes of meetings
    ; Scheduling Meetings = meeting scheduling ; Executive Assistant = personal assistant ; Virtual Assistant
  Front Desk > Receptionist = front desk receptionist, reception experience, reception duties, reception work
    ; Front Office Operations = front office management
    ; Night Audit
  Recruitment > Job Postings = job posting, job advertisements ; Offer Negotiation
`);
