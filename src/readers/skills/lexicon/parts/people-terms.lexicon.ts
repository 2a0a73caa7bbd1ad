import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Registrations, checks and callings of those trades that are part of no larger skill or need capitals. */
export const peopleTerms = [
  ...readSkillEntries(
    'healthcare',
    `
    Registered General Nurse = rgn nurse, rgn pin, registered adult nurse ; near Nursing ; cased RGN
    Veterinary Nursing = registered veterinary nurse, veterinary nurse, vet nurse ; near Veterinary Medicine ; cased RVN
    Personal Support Worker = psw certificate, psw diploma, psw certification ; near Home Care ; cased PSW
    AHPRA Registration = ahpra, ahpra registered ; near Nursing, Physiotherapy
    HCPC Registration = hcpc, hcpc registered, health and care professions council
      ; near Physiotherapy, Occupational Therapy, Speech Therapy
    CORU Registration = coru, coru registered ; near Social Work, Occupational Therapy
    DHA License = dha licence, dha eligibility, dha exam ; near Nursing
    HAAD License = haad licence, doh license abu dhabi ; near DHA License
    DBS Check = enhanced dbs, dbs checked, dbs clearance, dbs certificate, dbs disclosure, dbs update service,
      disclosure and barring service, crb check
      ; near Safeguarding, Background Verification
    PVG Scheme = pvg membership, pvg check, protecting vulnerable groups ; near DBS Check
    Garda Vetting = garda vetted, garda clearance ; near DBS Check
    Working with Children Check = wwcc, wwc check, working with children card, working with children blue card
      ; near DBS Check
    NDIS Worker Screening = ndis worker screening check, ndis screening check, ndis clearance, ndis worker check
      ; near Working with Children Check
    Vulnerable Sector Check = vulnerable sector screening ; near DBS Check
    Physical Intervention = physical restraint training, breakaway training, safe holding techniques
      ; near Safeguarding, Crisis Intervention
    PMVA = pmva training, prevention and management of violence and aggression ; near Physical Intervention
    Crisis Prevention Training = mapa training, mapa trained, nonviolent crisis intervention,
      crisis prevention institute
      ; near Physical Intervention
    Immediate Life Support = ils training, ils certificate, intermediate life support ; near Basic Life Support
    Advanced Life Support = als provider, als certificate, als course ; near Advanced Cardiac Life Support
    Paediatric Life Support = epals, apls course, paediatric advanced life support ; near Advanced Life Support
    Podiatry = podiatrist, chiropody, chiropodist ; near Physiotherapy
    Osteopathy = osteopath ; near Physiotherapy
    Chiropractic = chiropractor ; near Physiotherapy, Osteopathy
    Prosthetics and Orthotics = prosthetist, orthotist, orthotics ; near Physiotherapy
    Respiratory Therapy = respiratory therapist ; near Intensive Care
    Spirometry = lung function tests, pulmonary function testing, pulmonary function tests ; near Respiratory Therapy
    Sleep Studies = polysomnography, sleep study ; near Respiratory Therapy
    Audiometry = hearing tests, hearing assessments ; near Speech Therapy
    Hearing Aid Fitting = hearing aid dispenser, hearing aid dispensing ; near Audiometry
    Lifeguarding = lifeguard, pool lifeguard, lifeguard certification, lifeguard qualification ; near First Aid, CPR
    NPLQ = national pool lifeguard qualification ; near Lifeguarding
    Pool Plant Operator = pool plant, pool plant operations ; near Lifeguarding
    `,
  ),
  ...readSkillEntries(
    'finance',
    `
    AAT Qualification = aat qualified, aat level 2, aat level 3, aat level 4, association of accounting technicians
      ; near Accounting, Bookkeeping
      ; cased AAT
    QFA = qualified financial adviser ; near Wealth Management, Insurance ; cased QFA
    `,
  ),
];

/** Registrations, products and jargon of those trades in Britain, Ireland, Australia, India, Canada and elsewhere. */
export const peopleTermParts = readSkillParts(`
  Nursing > NMC PIN = nmc registered, nmc revalidation ; NMBI Registration = nmbi, nmbi registered
    ; Enrolled Nurse = endorsed enrolled nurse, registered practical nurse
    ; Learning Disability Nursing = rnld, learning disability nurse
    ; Tissue Viability = pressure ulcer prevention, pressure area care, pressure sore prevention
    ; Waterlow Assessment = waterlow score ; Stoma Care = ostomy care, colostomy care
    ; Nurse Preceptorship = preceptorship, nurse preceptor ; PEG Feeding = enteral feeding, peg feeds, tube feeding
    ; Nasogastric Tubes = nasogastric tube, ng tube insertion, nasogastric feeding
    ; NEWS2 = national early warning score ; SBAR = sbar handover ; Syringe Drivers
    ; Suctioning = airway suctioning, oral suctioning ; Insulin Administration
    ; Diabetes Care = diabetes management, diabetic care, diabetes education
    ; Blood Glucose Monitoring = blood sugar monitoring
    ; Epilepsy Care = epilepsy awareness, seizure management ; Buccal Midazolam
    ; Health Visiting = health visitor, scphn ; Practice Nursing = practice nurse, general practice nurse
    ; Cervical Screening = smear tests, cervical smears ; MDS Coordination = mds coordinator, mds 3.0, minimum data set
  Psychiatry > Registered Mental Health Nurse = rmn nurse, rmn qualified, registered mental nurse
    ; PMHNP = psychiatric mental health nurse practitioner ; Mental Health Act
  Intensive Care > CCRN = ccrn certified, ccrn certification
  Medication Administration > Independent Prescribing = independent prescriber, non medical prescribing,
    non medical prescriber, v300 prescriber, v300 qualification
    ; MAR Charts = medication administration record, medication administration records
    ; Medication Prompting = medication reminders, prompting medication, medication assistance
  Infection Control > ANTT = aseptic non touch technique
  Phlebotomy > Cannulation = intravenous cannulation, peripheral cannulation
  First Aid > First Aid at Work = emergency first aid at work, efaw, hltaid011, hltaid003
    ; Paediatric First Aid = pediatric first aid, paediatric first aider, hltaid012
  Medicine > GMC Registration = gmc registered, general medical council, licence to practise ; MRCGP
    ; DEA License = dea registration, dea licence, dea certificate
  Emergency Medicine > PHECC Registration = phecc, phecc registered
    ; NREMT = nremt certified, nremt certification, national registry of emergency medical technicians
    ; Patient Transport = patient transport services, non emergency medical transportation
    ; PHTLS = prehospital trauma life support
  Driving > C1 Licence = c1 license, c1 driving licence, category c1 ; Blue Light Driving = blue light training
  Home Care > End of Life Care ; Continence Care = continence management, incontinence care
    ; NDIS = national disability insurance scheme, ndis participants
    ; Disability Support = disability support worker, disability support work
    ; Certificate III in Individual Support = cert iii in individual support, cert 3 in individual support,
    certificate iii individual support, certificate 3 in individual support, cert iii individual support
    ; Certificate IV in Ageing Support = cert iv in ageing support, certificate iv ageing support
    ; Certificate IV in Disability = cert iv in disability, cert iv disability, certificate iv disability
    ; Health and Social Care NVQ = nvq health and social care, nvq in health and social care,
    level 2 health and social care, level 3 health and social care, level 3 diploma in adult care,
    level 2 diploma in care, nvq level 2 in health and social care, nvq level 3 in health and social care
    ; QQI Healthcare Support = qqi level 5 healthcare support, fetac level 5 healthcare support,
    qqi level 5 in healthcare support
    ; Nourish Care App = nourish care planning, nourish care system ; Person Centred Software ; Log my Care
    ; AlayaCare = alaya care ; OASIS Assessments = oasis documentation, oasis charting
  Healthcare Management > HIQA Standards = hiqa regulations, hiqa compliance, hiqa inspections
    ; CQC Regulations = cqc standards, cqc requirements, cqc compliance, cqc inspections, cqc registered manager
    ; Aged Care Quality Standards ; Level 5 Leadership in Adult Care = level 5 leadership and management for adult care,
    registered managers award, level 5 diploma in leadership and management for adult care,
    level 5 diploma in leadership for health and social care
    ; Quality and Outcomes Framework = qof targets
  Electronic Health Records > SystmOne = systm one ; EMIS Web = emis clinical system ; RiO EPR = rio clinical system
    ; AccuRx ; PowerChart = cerner powerchart ; Cliniko ; MatrixCare ; Best Practice Software = bp premier
    ; Homecare Homebase = hchb ; WellSky ; WebPT ; DrChrono ; Accuro EMR
  Speech Therapy > Dysphagia = dysphagia management, swallowing assessments, swallowing disorders ; IDDSI
    ; Augmentative and Alternative Communication = augmentative communication, aac devices
    ; CCC-SLP = certificate of clinical competence in speech language pathology ; Hanen Programme = hanen
    ; Stammering Therapy = stuttering therapy
  Occupational Therapy > Splinting = hand splinting, splint fabrication ; Home Adaptations = home modifications
    ; Wheelchair Seating = seating and positioning ; NBCOT = nbcot certified, nbcot certification
    ; Functional Capacity Evaluation = functional capacity evaluations, functional capacity assessments
  Physiotherapy > Dry Needling ; Acupuncture ; Hydrotherapy = aquatic therapy ; Cardiac Rehabilitation = cardiac rehab
    ; Chest Physiotherapy = respiratory physiotherapy ; Falls Prevention = fall prevention
    ; Pelvic Health = pelvic floor therapy, pelvic health physiotherapy ; Vestibular Rehabilitation = vestibular rehab
  Optometry > Contact Lens Fitting = contact lens fittings
    ; GOC Registration = goc registered, general optical council ; OCT Imaging = optical coherence tomography
    ; Visual Field Testing = visual fields
  Radiology > ARRT = arrt certified, arrt certification, arrt registered ; Fluoroscopy ; IRMER = ir(me)r
    ; ARDMS Certification = ardms, rdms certified, registered diagnostic medical sonographer
    ; Bone Densitometry = dexa scans, dexa scanning
  Oncology > Radiotherapy = linear accelerator treatment
  Medical Laboratory > Biomedical Scientist = ibms registration, ibms portfolio ; ISO 15189
    ; ASCP Certification = ascp certified
  Mental Health Counseling > Dialectical Behavior Therapy = dialectical behaviour therapy ; Psychoeducation
    ; Acceptance and Commitment Therapy ; Talking Therapies = iapt ; BACP Registration = bacp, bacp accredited
    ; Play Therapy = play therapist ; Art Therapy = art therapist ; Music Therapy = music therapist
    ; Trauma-Informed Care = trauma informed, trauma informed practice, trauma informed approach ; Harm Reduction
    ; Certified Alcohol and Drug Counselor = cadc ; Licensed Chemical Dependency Counselor = lcdc
  Social Work > Mental Capacity Act = mental capacity assessments ; Deprivation of Liberty Safeguards = dols
    ; Approved Mental Health Professional = amhp ; Care Act Assessments = care act 2014, care act assessment
    ; Social Work England Registration = social work england, registered with social work england
    ; AASW Membership = aasw, aasw eligibility ; Youth Work = youth worker
    ; Peer Support Work = peer support worker, peer support specialist
    ; Section 47 Enquiries = section 47 investigations ; Child in Need Plans = child in need planning
    ; Looked After Children ; Signs of Safety ; Fostering Assessments = form f assessments
    ; Domestic Abuse Support = domestic violence support ; IDVA ; MARAC ; Designated Safeguarding Lead
    ; Tenancy Sustainment = floating support ; Youth Justice = youth offending ; Probation Work = probation officer
    ; Welfare Benefits Advice = welfare rights advice ; Liquidlogic = liquid logic
  Pharmacy > GPhC Registration = gphc, gphc registered, general pharmaceutical council
    ; Certified Pharmacy Technician = ptcb, ptcb certified, ptcb certification, cpht ; NAPLEX
    ; Medicines Optimisation = medicines management ; Structured Medication Reviews ; Controlled Drugs
    ; Dosette Boxes = monitored dosage systems, blister packs, webster packs, dosette trays
    ; Accuracy Checking Technician = acpt, accuracy checking pharmacy technician
    ; ProScript Connect = proscript ; Fred Dispense ; PioneerRx = pioneer rx ; Pyxis = pyxis medstation ; Omnicell
    ; Sterile Compounding = usp 797, iv admixture ; Formulary Management ; Medication Therapy Management
    ; Antimicrobial Stewardship = antibiotic stewardship
  Dentistry > GDC Registration = gdc registered, gdc number, general dental council
    ; Dental Nursing Diploma = nebdn, diploma in dental nursing, level 3 dental nursing ; Invisalign
    ; Dental Impressions = alginate impressions ; Intraoral Scanning = itero scanner, intraoral scanners
    ; Four-Handed Dentistry ; Periodontics = periodontist ; Periodontal Charting = perio charting
    ; SOE Exact = exact dental software ; Dentally = dentally software
    ; Treatment Coordination = treatment coordinator ; HTM 01-05
    ; Expanded Functions Dental Assistant = efda, expanded functions ; Coronal Polishing
    ; Registered Dental Assistant = rda license, rda certification ; DANB = danb certified, danb certification
    ; Dental Sedation = conscious sedation, nitrous oxide monitoring ; Dentures = denture making
  Veterinary Medicine > RCVS Registration = rcvs, mrcvs, rcvs registered
    ; Veterinary Technician = vet tech, registered veterinary technician, certified veterinary technician ; ezyVet
    ; AVImark ; Small Animal Practice = small animal medicine, companion animal practice
    ; Farm Animal Practice = large animal practice ; Equine Practice = equine medicine
    ; Animal Handling = animal restraint ; Kennel Work = kennel assistant, kennel attendant
    ; Pet Grooming = dog grooming, dog groomer, pet groomer
  Teaching > QTLS = qualified teacher learning and skills ; Further Education Teaching = fe teaching, fe lecturer
    ; Award in Education and Training = ptlls, level 3 award in education and training
    ; Diploma in Education and Training = dtlls, level 5 diploma in education and training
    ; Assessor Award = a1 assessor, taqa assessor, cava assessor, assessor qualification, d32 d33
    ; Internal Quality Assurer = internal verifier, iqa award, v1 award ; Key Stage 1 = ks1 ; Key Stage 2 = ks2
    ; Key Stage 3 = ks3 ; Key Stage 4 = ks4, gcse teaching ; Key Stage 5 = ks5, a level teaching
    ; Teacher Registration = vit registration, nesa accreditation, gtcs registration, teaching council registration,
    qct registration, ontario certified teacher
    ; Licensure Examination for Teachers = let passer, licensed professional teacher ; CTET = ctet qualified
    ; Teaching Assistant = learning support assistant, classroom assistant, teacher aide, teachers aide
    ; Higher Level Teaching Assistant = hlta ; Supply Teaching = supply teacher, relief teacher
    ; Cover Supervision = cover supervisor ; Pastoral Care = form tutor, pastoral support ; Letters and Sounds
    ; Read Write Inc = rwi phonics ; White Rose Maths ; Guided Reading ; Accelerated Reader ; Kahoot ; ClassDojo
    ; Orton-Gillingham ; Common Core = common core standards, common core state standards
    ; Next Generation Science Standards = ngss ; Response to Intervention = multi tiered system of supports, mtss
    ; Formative Assessment = assessment for learning ; Project-Based Learning ; Blended Learning
    ; Functional Skills Teaching = functional skills tutor ; BTEC Teaching = btec delivery
    ; Apprenticeship Delivery = end point assessment
  Lesson Planning > Schemes of Work = scheme of work
  Learning and Development > Certificate IV in Training and Assessment = tae40116, tae40122, tae40110,
    cert iv in training and assessment, cert iv training and assessment, certificate iv training and assessment
  Learning Management Systems > Brightspace = d2l ; Schoology ; ManageBac
  Academic Administration > Ofsted Framework = ofsted requirements, ofsted standards, ofsted inspections, ofsted inspection
    ; CPOMS ; Arbor MIS ; SIMS MIS = capita sims, sims.net ; Bromcom ; iSAMS ; PowerSchool ; Infinite Campus
    ; Exams Officer = jcq regulations
  ESL Teaching > EAL Support = english as an additional language, eal pupils, eal learners
    ; English Language Learners ; SIOP = sheltered instruction
  Early Childhood Education > Level 3 Early Years Educator = early years educator, cache level 3, nneb,
    nvq level 3 childcare, nvq level 3 in childcare, level 3 early years qualification, level 3 childcare qualification
    ; Certificate III in Early Childhood = cert iii in early childhood education, certificate iii in childcare,
    certificate iii in early childhood education and care, cert iii in childcare
    ; Diploma of Early Childhood = diploma of early childhood education and care, diploma in early childhood education
    ; Registered Early Childhood Educator = rece certification, college of early childhood educators, ece license,
    ece licence
    ; CDA Credential = child development associate ; EYLF = early years learning framework ; Aistear
    ; National Quality Framework = acecqa ; National Quality Standard ; Reggio Emilia ; HighScope ; Famly App
    ; Storypark ; Brightwheel ; Nappy Changing = changing nappies, diaper changing, changing diapers, diapering
    ; Bottle Feeding ; Forest School = forest school leader
  Special Education > SENCO = sendco, send coordinator ; EHCP = education health and care plan, ehc plans
    ; SEMH = social emotional and mental health ; Makaton ; Lamh = lámh ; TEACCH ; Intensive Interaction
    ; Picture Exchange Communication System = pecs ; Special Needs Assistant = snas in schools
    ; Emotional Literacy Support Assistant = elsa trained ; Positive Behaviour Support = positive behavior support
    ; Registered Behavior Technician = rbt certification, rbt certified, rbt certificate, registered behavior technicians
    ; Board Certified Behavior Analyst = bcba ; 504 Plans = section 504 plans ; Braille ; Dyslexia Tuition = dyslexia tutor
    ; Team Teach Training = team teach trained ; Assistive Technology = assistive technologies
  Foreign Languages > British Sign Language = bsl interpreter, bsl level 1, bsl level 2 ; American Sign Language ; Auslan
  Legal Research > Qualified Solicitor = admitted solicitor, newly qualified solicitor, nq solicitor, practising certificate
    ; SQE = solicitors qualifying examination, sqe1, sqe2 ; Legal Practice Course = lpc graduate
    ; SRA Accounts Rules = solicitors accounts rules ; CILEX = chartered legal executive, fellow of cilex
    ; Bar Admission = admitted to the bar ; Bluebook Citation = bluebook ; Legal Aid = legal aid work
  Legal Drafting > Licensed Conveyancer = conveyancer ; Land Registry = hm land registry ; PEXA
    ; SDLT = stamp duty land tax, sdlt returns ; Will Drafting = will writing, drafting wills
    ; Lasting Power of Attorney = lasting powers of attorney ; Lease Extensions = leasehold enfranchisement
  Litigation > Clinical Negligence = medical negligence ; Financial Remedy = ancillary relief, financial remedies
    ; Interrogatories = written discovery, discovery requests ; Subpoenas = subpoena ; Housing Disrepair
    ; Writ Petitions = writ petition ; Judicial Review ; Claims Portal = moj portal ; Court of Protection
  Criminal Law > Police Station Accreditation = duty solicitor, police station representative
  Paralegal Work > LEAP Legal Software = leap legal, leap software ; Proclaim Case Management = eclipse proclaim
    ; Actionstep ; Smokeball ; MyCase ; Filevine ; Court Bundles = trial bundles, hearing bundles, bundle preparation
    ; CM/ECF = ecf filing ; Everlaw ; NetDocuments ; Court Calendaring = docketing, court deadlines
  Typing > Audio Typing = audio typist, digital dictation ; BigHand
  Immigration Law > OISC Registration = oisc, oisc registered ; Asylum Law = asylum claims, asylum applications
    ; PERM Labor Certification = perm applications ; USCIS Filings = uscis
  Labor Law > Employment Tribunals = employment tribunal ; TUPE = tupe transfers ; Fair Work Act
    ; Modern Awards = award interpretation ; Enterprise Agreements = enterprise bargaining ; Settlement Agreements
  Regulatory Compliance > FCA Regulations = fca handbook, fca rules ; SMCR = senior managers and certification regime
    ; Consumer Duty ; RG146 = rg 146 ; MiFID II = mifid ; FATCA ; Subject Access Requests = dsar
  Accounting > ACA Qualified = icaew, aca qualification ; CIMA = cima qualified ; IRIS Accounts = iris accountancy suite
    ; TaxCalc ; CaseWare ; MYOB ; Dext = receipt bank ; FreeAgent ; Sage 200 ; Pegasus Opera ; DATEV ; Exact Online
    ; AutoEntry ; Companies House Filing = companies house, ixbrl ; Legal Cashiering = legal cashier, iolta, trust accounting
  Financial Reporting > UK GAAP = frs 102
  Taxation > BAS Preparation = bas lodgement, bas statements, business activity statements ; Registered BAS Agent = bas agent
    ; Fringe Benefits Tax = fbt returns ; Corporation Tax = ct600, corporation tax computations
    ; Chartered Tax Adviser = cta qualified ; R&D Tax Credits = r&d tax claims ; Capital Gains Tax ; Inheritance Tax
    ; Lacerte ; UltraTax = ultratax cs ; Drake Tax = drake software ; ProSeries ; CCH Axcess ; Enrolled Agent
    ; T2 Returns = t2 corporate ; T1 Returns = t1 personal ; BIR Compliance = bir filing, bir reports, bir forms
    ; SMSF = self managed super funds
  GST > HST Returns = gst/hst returns, gst hst
  VAT > Making Tax Digital = mtd for vat ; Intrastat = intrastat returns
  Payroll > PAYE Returns = paye modernisation ; RTI Submissions = hmrc submissions, real time information
    ; Pension Auto-Enrolment = auto enrolment administration, pension uploads ; P11D = p11d returns
    ; Statutory Payments = ssp and smp, smp and ssp ; CIS Returns = cis deductions, construction industry scheme
    ; Single Touch Payroll ; Garnishments = wage garnishments ; W-2 Forms = w2 processing ; T4 Slips = t4 preparation
    ; BACS Payments = bacs, bacs runs
  Payroll Software > BrightPay ; Sage Payroll = sage 50 payroll ; Dayforce = ceridian, ceridian dayforce ; iTrent = mhr itrent
    ; KeyPay = employment hero ; Rippling
  Insurance > Cert CII = cii qualified, cii qualification, certificate in insurance ; ACII ; CPCU = cpcu designation
    ; Chartered Insurance Professional = cip designation ; LLQP = llqp license ; RIBO License = ribo licence, ribo licensed
    ; IRDA Certification = irdai certification ; Applied Epic ; AMS360 ; EZLynx ; Acturis ; Open GI
    ; Certificates of Insurance = acord forms ; Lloyd's Market = lloyds market ; Bordereaux ; Surety Bonds
  Claims Processing > FNOL = first notice of loss, first notification of loss ; Xactimate
  Loan Processing > CeMAP = cemap qualified ; NMLS = nmls license, nmls licensed ; TRID ; RESPA ; HMDA ; nCino
    ; Loan Against Property ; CIBIL = cibil score
  Banking > JAIIB ; CAIIB ; Open Banking = psd2 ; SARFAESI ; NPA Management = npa recovery
  Wealth Management > DipPFS = dipfa, diploma in regulated financial planning ; Paraplanning = paraplanner ; Intelliflo
    ; Canadian Securities Course
  Mutual Funds > NISM Certification = nism ; AMFI Certification = amfi, amfi certified
  Human Resources > CIPD = cipd qualified, cipd level 3, cipd level 5, cipd level 7 ; CHRP ; CPHR ; Redundancy Consultation
    ; Absence Management = sickness absence management ; Right to Work Checks = right to work documentation
`);
