import { readSkillParts } from '../../skill-notation.ts';

/** What recruiters of healthcare, education, finance, law and personnel list. */
export const peopleParts = readSkillParts(`
  Nursing > Care Planning = care plans, nursing care plans, care plan development ; Discharge Planning
    ; Tracheostomy Care = trach care, tracheostomy
    ; Catheter Care = catheterization, catheterisation, urinary catheter
    ; Nursing Documentation = charting patient care, nursing notes
    ; Nursing Registration = nmc registration, nursing license, nursing council registration, rn license
    ; Ward Management = ward nursing ; Community Nursing = district nursing, public health nursing
    ; Telemetry Monitoring = cardiac monitoring ; Surgical Nursing = medical surgical nursing, med surg
    ; Paediatric Nursing ; Infusion Therapy ; Pain Management ; Nurse Triage = patient triage, telephone triage
    ; Blood Transfusion ; Oxygen Therapy ; Geriatric Nursing = geriatrics
  Medication Administration > Injections Administration = intramuscular injections, giving injections,
    administering injections
  Home Care > Dementia Care = alzheimers care, dementia ; Companionship Care = domiciliary care, live in care
    ; Care Certificate = nvq level 2 care, nvq level 3 care, nvq level 2 in care, nvq level 3 in care, health and social care diploma
    ; Feeding and Bathing = bathing and dressing, toileting, personal hygiene care
    ; Hoists and Transfers = patient transfers, patient lifting
  Social Work > Safeguarding = child safeguarding, safeguarding adults, safeguarding children, child protection
    ; Foster Care ; Family Support = family counselling, family counseling ; Case Notes = case documentation
    ; Advocacy Services = client advocacy ; Residential Care = supported living
  Mental Health Counseling > CBT = cognitive behavioural therapy ; Group Counseling
    ; Behavioral Therapy = behavioural therapy, behavior therapy
    ; Addiction Counseling = substance abuse, substance misuse ; Suicide Prevention = risk assessment of clients
    ; Treatment Planning = treatment plans ; School Counseling = student counselling
  Dentistry > Dental Assisting = dental nurse, chairside assistance ; Dental Radiography = dental x rays
    ; Dental Implants = implantology ; Prosthodontics
  Radiology > PACS ; CT Imaging = computed tomography ; Nuclear Medicine
  Medical Laboratory > Histology = histology technician ; Sample Processing = specimen processing
    ; Immunology = serology ; Clinical Biochemistry ; Laboratory Safety = biosafety ; Lab Equipment Calibration
  Pharmacy > Drug Interaction ; Prescription Processing = filling prescriptions, prescription filling
    ; Community Pharmacy ; Pharmacy Inventory = drug inventory
    ; Patient Counseling = patient counselling, medication counseling
  Physiotherapy > Therapeutic Exercise = exercise prescription
    ; Musculoskeletal Therapy = msk, musculo skeletal, musculoskeletal, msk physiotherapy
    ; Sports Injuries = sports rehabilitation ; Neuro Rehabilitation ; Gait Training
  Healthcare Management > Telehealth = telemedicine ; Opd Management = ipd management ; TPA Coordination = tpa claims
    ; JCI Accreditation ; Patient Admissions
  Infection Control > Sterilization and Disinfection = autoclave, sterilisation of instruments, cssd
    ; Biomedical Waste ; Hand Hygiene
  Teaching > Primary Teaching = primary school teaching, elementary teaching, prt
    ; Secondary Teaching = secondary school teaching, high school teaching
    ; Mathematics Teaching = teaching mathematics, maths teacher, math teacher, teaching maths
    ; Science Teaching = teaching science, science teacher, physics teacher, chemistry teacher, biology teacher
    ; English Teaching ; PGCE = qts, qualified teacher status
    ; Teaching Certification = teaching license, state teaching certificate
    ; Phonics = jolly phonics, phonics teaching ; Music Teaching ; Art Teaching = art teacher, drawing teacher
    ; Physical Education = pe teacher, physical education teacher ; Virtual Teaching = online classes
    ; Smart Boards = interactive whiteboard
    ; Parent-Teacher Meetings = parent teacher communication, parent communication
    ; Exam Coaching = jee coaching, neet coaching, test preparation ; Student Mentoring = mentoring students
    ; Homework Assessment = marking papers ; CBSE = cbse curriculum, icse, cbse board, cbse syllabus
    ; IB Curriculum = ib programme, igcse, cambridge curriculum ; Remedial Teaching
    ; Co-Curricular Activities = extracurricular activities, co curricular activities
    ; Lecturing = university lecturing, lecture delivery ; STEM Education = stem teaching, robotics teaching
  Early Childhood Education > EYFS = early years foundation stage, early years
    ; Play-Based Learning = play based learning, learning through play ; Nursery Care = nursery nurse
    ; Toilet Training of Children = potty training ; Storytelling for Children = story telling
  Special Education > SEN Support = special educational needs, sen, pupils with send, children with send, students with send, send support
    ; Behaviour Management = behavior intervention plans ; Speech Delays ; Inclusive Education = inclusion classroom
  Instructional Design > SCORM = scorm packages ; Train the Trainer ; Training Content = training manuals
    ; Facilitation Skills = workshop facilitation, training facilitation ; Storyboarding for E-Learning ; Addie Model
  Academic Research > Academic Writing = scholarly writing ; Thesis Supervision = dissertation supervision
    ; Grant Applications = research grants
  Financial Reporting > P&L Management = profit and loss, profit and loss account, p&l accounts, p&l responsibility
    ; Cash Flow Statement ; Management Reporting = management reports
    ; Consolidation of Accounts = financial consolidation ; Annual Closing ; Trial Balance
  Accounting > Billing = client billing, billing operations, bill processing ; Inventory Accounting = stock accounting
    ; Intercompany Accounting = intercompany reconciliation ; Voucher Entry = tally entries, accounting entries
    ; Lease Accounting ; Project Accounting ; Expense Management = expense reports, expense claims ; Expense Reporting
  Capital Markets > Derivatives = otc derivatives, derivatives trading, futures and options
    ; Trade Settlement = settlements, trade lifecycle, trade life cycle, post trade
    ; Bloomberg Terminal = refinitiv eikon, thomson reuters eikon ; Securities = securities market
    ; Custody Services = asset servicing ; Corporate Actions ; Trade Support = middle office
    ; Reference Data = market data ; Commodities Trading = commodity trading
  Mergers and Acquisitions > Due Diligence = legal due diligence ; Leveraged Buyouts ; Deal Structuring = term sheets
  Financial Analysis > Business Case Analysis = cost benefit analysis, roi analysis ; Investment Appraisal = npv, irr
    ; Credit Scoring Models ; Margin Analysis
  Banking > Branch Management ; Account Opening = casa accounts ; Priority Banking ; Regulatory Capital
    ; Digital Banking = mobile banking, internet banking
    ; Payments Operations = sepa payments, wire transfers, ach payments
  Month-End Close > BlackLine = account reconciliation tools ; Accrual Postings = month end accruals
  Insurance > Policy Administration = policy servicing, policy issuance ; Insurance Broking = insurance brokerage
    ; Claims Adjusting = loss adjusting ; Motor Insurance ; Health Insurance Claims = mediclaim
  Anti-Money Laundering > Ofac = name screening ; Enhanced Due Diligence = cdd edd
  Litigation > Insolvency = insolvency law, bankruptcy law, nclt, ibc matters
    ; Personal Injury = personal injury law, medical malpractice
    ; Probate = wills and trusts, trusts and estates, wills and probate ; Consumer Law = consumer protection law
    ; Motion Practice = drafting motions, legal motions ; Drt Matters ; Environmental Law ; Human Rights Law
    ; Arbitration Proceedings = adr proceedings
  Corporate Law > Competition Law = antitrust, antitrust law ; FEMA Regulations = fema compliance ; Securities Law
    ; Shareholder Agreements = shareholders agreement ; Insurance Law ; Banking and Finance Law ; Data Protection Law
    ; Energy Law ; Joint Ventures
  Intellectual Property > Patents = patent applications ; Licensing Agreements = ip licensing, license agreements
    ; Brand Protection
  Contract Drafting > Commercial Contracts = master service agreements, vendor agreements, vendor contracts
    ; Lease Deeds = lease drafting ; Redlining = contract redlining ; Employment Contracts = employment agreements
  Paralegal Work > Client Intake = legal intake ; Legal Billing = time recording, billable hours
    ; Relativity eDiscovery = relativity platform ; Clio Manage = imanage, practice management software
    ; Notary Services = notary public ; Court Filing = e filing ; Legal Correspondence ; Legal Secretarial
  Human Resources > HR Audits = hr audit
    ; Competency Mapping = competency framework, competency frameworks
    ; HR Documentation = employee records, personnel records, employee files, personnel files
    ; HR Letters = offer letters, appointment letters ; Workers Compensation = workers comp ; HR Compliance
    ; Hr Generalist Activities ; Employee Handbook ; HR MIS = hr dashboards, hr reports ; People Strategy
    ; Organization Design = organisation design
  Recruitment > Screening Candidates = candidate sourcing and screening, telephonic screening, phone screening,
    pre screening
    ; Non-IT Recruitment = non it hiring ; Full Life Cycle Recruitment = end to end hiring, full cycle recruitment
    ; Competency-Based Interviewing = behavioral interviewing, behavioural interviewing, structured interviews,
    conducting interviews
    ; Recruitment Process Outsourcing = rpo ; Contract Staffing = temporary staffing, us it staffing
    ; Recruitment Metrics = time to fill ; Walk-In Drives = walk in interviews, job fairs, recruitment drives
    ; Candidate Experience = candidate engagement
  Statutory Compliance > PF and ESI = pf and esic, esi and pf, provident fund
    ; Shops and Establishments Act = shops and establishment, contract labour act
    ; Gratuity = gratuity act, payment of bonus act ; I-9 Compliance = i 9 verification, eeo compliance
    ; OSHA Recordkeeping
  Attendance Management > Biometric Attendance = attendance records, time office
  Payroll > Salary Administration = wage administration, wages and salary administration, salary disbursement
    ; Payroll Reconciliation ; Payroll Compliance
  Learning and Development > Employee Development = career development programs, individual development plans
    ; Training Calendar = training programs design ; Skills Gap Analysis = skill gap analysis ; Orientation Programs
`);
