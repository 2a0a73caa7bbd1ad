import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Registrations, checks and callings of those trades that are part of no larger skill or need capitals. */
export const peopleTerms = [
  ...readSkillEntries(
    'healthcare',
    `
    Registered General Nurse = rgn nurse, rgn pin, registered adult nurse ; near Nursing ; cased RGN
    Registered Veterinary Nurse = veterinary nurse, vet nurse, veterinary nursing, rvn qualified
      ; near Veterinary Medicine
      ; cased RVN
    Personal Support Worker = psw certificate, psw diploma, health care aide certificate ; near Home Care ; cased PSW
    CQC Compliance = care quality commission, cqc regulations, cqc standards, cqc inspections, cqc registered
      ; near Healthcare Management, Home Care
      ; cased CQC
    AHPRA Registration = ahpra, ahpra registered ; near Nursing
    HCPC Registration = hcpc, hcpc registered, health and care professions council
      ; near Physiotherapy, Occupational Therapy, Speech Therapy
    CORU Registration = coru, coru registered ; near Social Work, Occupational Therapy
    Gulf Health License = dha license, dha licence, haad license, haad licence, moh license, moh licence,
      dha eligibility, dha exam, scfhs, prometric exam
      ; near Nursing, Medicine
    PRC License = prc licence, prc licensed, prc id, prc board passer
    DBS Check = enhanced dbs, dbs checks, dbs checked, dbs clearance, dbs certificate, dbs update service,
      disclosure and barring service, crb check, access ni check, accessni
      ; near Safeguarding, Background Verification
    PVG Scheme = pvg membership, pvg check, disclosure scotland, protecting vulnerable groups ; near DBS Check
    Garda Vetting = garda vetted, garda clearance ; near DBS Check
    Working with Children Check = wwcc, wwc check, working with children card, working with children blue card
      ; near DBS Check
    NDIS Worker Screening = ndis screening, ndis worker screening check, ndis clearance, ndis worker check
      ; near Working with Children Check
    Police Check = national police check, police clearance, nbi clearance, vulnerable sector check,
      vulnerable sector screening, police vetting
      ; near DBS Check, Background Verification
    Physical Intervention = pmva, mapa training, mapa trained, team teach, restraint training, breakaway training,
      nonviolent crisis intervention, prevention and management of violence and aggression
      ; near Safeguarding, Crisis Intervention
    Immediate Life Support = ils training, ils certificate, intermediate life support
      ; near Basic Life Support, Advanced Life Support
    Advanced Life Support = als provider, als certificate, als course ; near Advanced Cardiac Life Support
    Paediatric Life Support = epals, epls, apls course, paediatric basic life support,
      paediatric advanced life support, paediatric immediate life support
      ; near Advanced Life Support
    Mental Health First Aid = mental health first aider, mhfa ; near First Aid, Mental Health Counseling
    Podiatry = podiatrist, chiropody, chiropodist, nail surgery ; near Physiotherapy
    Osteopathy = osteopath, chiropractic, chiropractor ; near Physiotherapy
    Prosthetics and Orthotics = prosthetist, orthotist, orthotics ; near Physiotherapy, Podiatry
    Respiratory Therapy = respiratory therapist, spirometry, pulmonary function testing, pulmonary function tests,
      arterial blood gas, arterial blood gases, bipap
      ; near Intensive Care
    Sleep Studies = polysomnography, sleep study, sleep technologist ; near Respiratory Therapy
    Audiometry = hearing tests, hearing aid fitting, hearing aid dispenser, hearing aid audiologist
      ; near Speech Therapy
    Lifeguarding = lifeguard, pool lifeguard, nplq, rlss, lifeguard certification, lifeguard qualification,
      pool plant operator
      ; near First Aid, CPR
    `,
  ),
  ...readSkillEntries(
    'finance',
    `
    AAT Qualification = aat qualified, aat level 2, aat level 3, aat level 4, part qualified accountant,
      association of accounting technicians
      ; near Accounting, Bookkeeping
      ; cased AAT
    QFA = qualified financial adviser, qualified financial advisor ; near Wealth Management, Insurance ; cased QFA
    `,
  ),
];

/** Registrations, programs and jargon of those trades in the UK, Ireland, Australia, India, Canada and others. */
export const peopleTermParts = readSkillParts(`
  Nursing > NMC PIN = nmc registered, active nmc pin, nmc revalidation
    ; NMBI Registration = nmbi, nmbi registered ; College of Nurses of Ontario = cno registration, cno registered
    ; Enrolled Nurse = endorsed enrolled nurse, registered practical nurse ; Learning Disability Nursing = rnld,
    learning disability nurse, learning disabilities nurse
    ; Tissue Viability = pressure ulcer prevention, pressure area care, pressure sores, waterlow score
    ; Stoma Care = ostomy care, colostomy care ; Nurse Preceptorship = preceptorship, nurse preceptor
    ; PEG Feeding = enteral feeding, peg feeds, peg feed, nasogastric tube, nasogastric tubes, ng tubes, gastrostomy
    ; NEWS2 = national early warning score, early warning scores ; SBAR = sbar handover ; Syringe Drivers
    ; Suctioning = airway suctioning, oral suctioning ; Diabetes Care = diabetes management, insulin administration,
    blood glucose monitoring, diabetic care, diabetes education
    ; Epilepsy Care = epilepsy awareness, buccal midazolam, seizure management ; Health Visiting = health visitor, scphn
    ; Practice Nursing = practice nurse, practice nurses, cervical screening, smear tests
    ; MDS Coordination = mds coordinator, mds 3.0, mds assessments, minimum data set
    ; Haemodialysis = peritoneal dialysis, renal nursing ; NIHSS = nih stroke scale
  Psychiatry > Registered Mental Health Nurse = rmn nurse, rmn qualified, registered mental nurse
    ; PMHNP = psychiatric mental health nurse practitioner ; Mental Health Act
  Intensive Care > CCRN = ccrn certified, ccrn certification
  Medication Administration > Independent Prescribing = independent prescriber, nurse prescriber,
    non medical prescribing, non medical prescriber, v300 prescriber
    ; MAR Charts = medication administration record, medication administration records
    ; Medication Prompting = medication reminders, medication assistance, assisting with medication
  Infection Control > ANTT = aseptic non touch technique
  Phlebotomy > Venepuncture = cannulation, intravenous cannulation, peripheral cannulation
  First Aid > First Aid at Work = efaw, emergency first aid at work, hltaid011, hltaid009, provide first aid certificate
    ; Paediatric First Aid = pediatric first aid, paediatric first aider
  Medicine > GMC Registration = gmc registered, gmc number, general medical council, licence to practise
    ; DEA License = dea registration, dea licence ; MRCGP = mrcgp qualified, cct in general practice
    ; Medical Council of India = mci registration, nmc india
  Emergency Medicine > PHECC Registration = phecc, phecc registered ; NREMT = nremt certified, nremt certification
    ; Patient Transport = non emergency patient transport, patient transport services
    ; PHTLS = prehospital trauma life support, itls
  Driving > C1 Licence = c1 license, c1 driving licence, category c1 ; Blue Light Driving = emergency response driving
  Public Health > Immunisations = immunisation, childhood immunisations, flu vaccinations, travel vaccinations
  Home Care > End of Life Care ; Continence Care = continence management, incontinence care
    ; NDIS = national disability insurance scheme, ndis participants
    ; Disability Support = disability support worker, disability care, disability services
    ; Certificate III in Individual Support = cert iii in individual support, cert 3 individual support,
    certificate iii individual support, certificate 3 in individual support, certificate iii in aged care,
    certificate iv in disability, certificate iv in ageing support, cert iii aged care
    ; Health and Social Care NVQ = nvq health and social care, nvq in health and social care,
    level 2 health and social care, level 3 health and social care, diploma in health and social care,
    level 2 diploma in care, level 3 diploma in adult care
    ; QQI Healthcare Support = qqi level 5 healthcare, fetac level 5 healthcare, qqi level 5 in healthcare support
    ; Care Planning Software = nourish care system, person centred software, caredocs, log my care, careplanner,
    alayacare, leecare, birdie care app
    ; OASIS Assessments = oasis documentation, oasis charting, oasis certification
  Healthcare Management > HIQA Standards = hiqa, hiqa regulations ; Aged Care Quality Standards = acfi, an-acc
    ; Level 5 Leadership in Adult Care = registered managers award, level 5 diploma in leadership for health,
    level 5 leadership and management, level 5 diploma in leadership and management for adult care
    ; QOF = quality and outcomes framework
  Electronic Health Records > SystmOne = systm one ; EMIS Web = emis clinical, emis system ; RiO EPR = rio clinical
    ; AccuRx ; PowerChart = cerner powerchart, cerner millennium ; Cliniko = nookal, jane app ; MatrixCare
    ; Best Practice Software = medical director software, bp premier ; Accuro EMR = oscar emr, telus ps suite
    ; Homecare Homebase = hchb, wellsky, kinnser ; WebPT ; DrChrono = tebra, elation emr
  Speech Therapy > Dysphagia = dysphagia management, swallowing assessments, swallowing disorders, iddsi,
    videofluoroscopy
    ; AAC = augmentative and alternative communication, augmentative communication, aac devices
    ; CCC-SLP = certificate of clinical competence, asha certification
    ; Stammering Therapy = fluency disorders, articulation therapy, voice therapy ; Hanen Programme = hanen, elklan
  Occupational Therapy > Splinting = hand therapy, orthotic fabrication ; Home Adaptations = home modifications,
    disabled facilities grant, home safety assessments
    ; Wheelchair Seating = seating and positioning, postural management ; NBCOT = nbcot certified
    ; Functional Capacity Evaluation = functional capacity evaluations, functional assessments
  Physiotherapy > Dry Needling = acupuncture ; Hydrotherapy = aquatic therapy ; Cardiac Rehabilitation = cardiac rehab
    ; Chest Physiotherapy = respiratory physiotherapy ; Falls Prevention = falls assessment, fall prevention
    ; Pelvic Health = pelvic floor therapy, pelvic floor rehabilitation ; Vestibular Rehabilitation
  Optometry > Dispensing Optics = dispensing optician, spectacle dispensing ; Contact Lens Fitting = contact lens optician
    ; GOC Registration = goc registered, general optical council ; OCT Imaging = optical coherence tomography
    ; Visual Field Testing = visual fields, slit lamp
  Radiology > ARRT = arrt certified, arrt certification ; RDMS = ardms, registered diagnostic medical sonographer
    ; IRMER = ir(me)r ; Fluoroscopy = c-arm fluoroscopy ; Bone Densitometry = dexa scans, dexa scanning
  Oncology > Radiotherapy = linear accelerators, radiotherapy planning
  Medical Laboratory > IBMS Registration = biomedical scientist, ibms portfolio, ibms accredited ; ISO 15189
    ; ASCP Certification = ascp certified, mls ascp
  Mental Health Counseling > Dialectical Behavior Therapy = dialectical behaviour therapy, dbt skills, dbt therapy
    ; Acceptance and Commitment Therapy ; IAPT = talking therapies ; Psychoeducation
    ; BACP Registration = bacp, bacp accredited, babcp, ukcp registered ; Play Therapy = play therapist
    ; Creative Arts Therapy = art therapy, art therapist, music therapy, music therapist, dramatherapy
    ; Trauma-Informed Care = trauma informed, trauma informed practice, trauma informed approaches
    ; Certified Alcohol and Drug Counselor = cadc, lcdc, lcadc ; Harm Reduction
    ; Cognitive Assessments = wisc-v, wais-iv, ados-2, neuropsychological testing
  Social Work > Mental Capacity Act = mental capacity assessments, deprivation of liberty safeguards, dols
    ; Approved Mental Health Professional = amhp ; Care Act Assessments = care act 2014, care act assessment
    ; Social Work England Registration = social work england, registered with social work england
    ; AASW Membership = aasw, aasw eligibility ; Youth Work = youth worker, youth workers ; Peer Support Work =
    peer support worker, peer support specialist
    ; Section 47 Enquiries = section 47 investigations, children act 1989, child in need plans, child in need
    ; Looked After Children = looked after child reviews ; Signs of Safety
    ; Fostering Assessments = form f assessments, kinship assessments, fostering and adoption
    ; Domestic Abuse Support = domestic violence support, idva, marac
    ; Homelessness Services = homeless outreach, rough sleepers, tenancy sustainment, floating support
    ; Designated Safeguarding Lead = keeping children safe in education, kcsie
    ; Liquidlogic = liquid logic, mosaic social care, carefirst system
    ; Probation Work = probation officer, offender management, youth offending, youth justice
    ; Welfare Benefits Advice = benefits advice, welfare rights
  Pharmacy > GPhC Registration = gphc, gphc registered, registered with the gphc
    ; Certified Pharmacy Technician = ptcb, ptcb certified, cpht ; NAPLEX = mpje
    ; Medicines Optimisation = medicines reconciliation, structured medication reviews, medicines management
    ; Pharmacy First = new medicine service, medicines use reviews ; Controlled Drugs = controlled drugs register
    ; Dosette Boxes = monitored dosage systems, blister packs, webster packs, dosette trays
    ; Accuracy Checking Technician = accuracy checking dispenser, acpt
    ; Pharmacy PMR = proscript connect, cegedim pharmacy manager, titan pmr, fred dispense, minfos, kroll pharmacy
    ; PioneerRx = pioneer rx, mckesson enterpriserx ; Automated Dispensing Cabinets = pyxis, omnicell
    ; Sterile Compounding = usp 797, usp 800, iv admixture
    ; NVQ Dispensing = nvq 2 dispensing, nvq level 2 dispensing, buttercups dispensing, dispensing assistant
    ; Formulary Management = drug formulary, medication therapy management
  Dentistry > GDC Registration = gdc registered, gdc number, general dental council
    ; Dental Nursing Diploma = nebdn, diploma in dental nursing, level 3 dental nursing
    ; Dental Impressions = alginate impressions, intraoral scanning, itero ; Invisalign = clear aligners
    ; Four-Handed Dentistry ; Periodontics = periodontal charting, perio charting, scaling and root planing
    ; Dental Software = soe exact, carestream r4, dentally, curve dental ; Treatment Coordination =
    treatment coordinator, treatment coordinators
    ; HTM 01-05 = dental decontamination ; Expanded Functions Dental Assistant = efda, expanded functions
    ; Registered Dental Assistant = rda license, danb, coronal polishing ; Dental Sedation = conscious sedation,
    nitrous oxide sedation, nitrous oxide monitoring
    ; Dental Technology = dental technician, dentures, denture making
  Veterinary Medicine > RCVS Registration = rcvs, mrcvs, rcvs registered
    ; Veterinary Technician = vet tech, registered veterinary technician, certified veterinary technician
    ; Veterinary Practice Software = ezyvet, avimark, rxworks, idexx cornerstone, provet cloud
    ; Small Animal Practice = small animal medicine, companion animal practice
    ; Large Animal Practice = farm animal practice, equine medicine, equine practice
    ; Animal Handling = animal restraint, kennel work, kennel assistant ; Pet Grooming = dog grooming, dog groomer
    ; SQP Qualification = amtra, suitably qualified person
  Teaching > Further Education Teaching = qtls, fe teaching, fe lecturer, dtlls, ptlls, cert ed,
    diploma in education and training, award in education and training
    ; Assessor Qualification = a1 assessor, taqa, cava, assessor award, internal verifier, iqa award,
    certificate in assessing vocational achievement
    ; National Curriculum = key stage 1, key stage 2, key stage 3, key stage 4, ks1, ks2, ks3, ks4
    ; A Level Teaching = gcse teaching, teaching gcse, key stage 5, ks5
    ; Teacher Registration = vit registration, nesa accreditation, gtcs registration, teaching council registration,
    qct registration, ontario certified teacher
    ; Licensure Examination for Teachers = let passer, licensed professional teacher ; CTET = tet qualified
    ; Teaching Assistant = learning support assistant, hlta, higher level teaching assistant, teacher aide,
    special needs assistant
    ; Supply Teaching = supply teacher, cover supervisor, cover supervision ; Pastoral Care = form tutor, pastoral support
    ; Read Write Inc = rwi phonics, letters and sounds ; Maths Mastery = white rose maths, singapore maths
    ; Guided Reading = reading recovery, accelerated reader
    ; Structured Literacy = orton-gillingham, wilson reading, science of reading
    ; Common Core = common core standards, ngss, next generation science standards
    ; Response to Intervention = mtss, multi tiered system of supports, pbis
    ; Formative Assessment = assessment for learning, summative assessment
    ; Project-Based Learning = inquiry based learning, blended learning, flipped classroom
    ; Vocational Teaching = btec teaching, functional skills teaching, apprenticeship delivery, end point assessment
    ; Classroom Apps = classdojo, kahoot, nearpod, seesaw app, quizizz, edpuzzle
  Lesson Planning > Schemes of Work = scheme of work
  Learning and Development > Certificate IV in Training and Assessment = tae40116, tae40122, tae40110,
    cert iv in training and assessment, cert iv training and assessment, certificate iv training and assessment
  Learning Management Systems > Brightspace = d2l ; Schoology ; ManageBac = managebac system
  Academic Administration > Ofsted = ofsted inspection, ofsted inspections ; CPOMS = myconcern safeguarding software
    ; School MIS = sims.net, capita sims, arbor mis, bromcom, isams, scholarpack ; PowerSchool = infinite campus
    ; Exams Officer = jcq regulations, exams administration
  ESL Teaching > EAL Support = english as an additional language, eal pupils, eal learners
    ; English Language Learners = wida, siop model, sheltered instruction
  Early Childhood Education > Level 3 Early Years Educator = early years educator, cache level 3, cache level 2, nneb,
    level 3 early years, level 3 childcare, level 2 childcare, nvq level 3 childcare, nvq level 3 in childcare,
    early years teacher status
    ; Certificate III in Early Childhood = cert iii in early childhood education, certificate iii in childcare,
    certificate iii in early childhood education and care, diploma of early childhood education and care,
    certificate iii in children's services
    ; Registered Early Childhood Educator = rece registration, college of early childhood educators, ece license
    ; CDA Credential = child development associate ; EYLF = early years learning framework
    ; National Quality Framework = national quality standard, national quality standards, acecqa
    ; Aistear = siolta, síolta ; Reggio Emilia ; HighScope = creative curriculum
    ; Nursery Software = storypark, brightwheel, famly app, tapestry online learning journal, procare software
    ; Infant Care = baby room, nappy changing, changing nappies, diaper changing, changing diapers, bottle feeding
    ; Forest School = forest school leader, outdoor learning
  Special Education > SENCO = sendco, senco qualification ; EHCP = education health and care plan, ehc plans
    ; SEMH = social emotional and mental health ; Makaton = makaton signing ; Lamh = lámh
    ; PECS = picture exchange communication system ; TEACCH = attention autism, intensive interaction, scerts
    ; ELSA Training = emotional literacy support ; Positive Behaviour Support = positive behavior support, pbs plans
    ; Registered Behavior Technician = rbt certification, rbt certified, rbt credential
    ; Board Certified Behavior Analyst = bcba, bcaba ; Section 504 Plans = 504 plans
    ; Dyslexia Support = dyslexia, dyslexia tutor ; ADHD Support = adhd ; Visual Impairment Support = braille, qtvi
    ; Assistive Technology
  Foreign Languages > British Sign Language = auslan, irish sign language, american sign language
  Legal Research > Qualified Solicitor = solicitor, admitted solicitor, practising certificate
    ; Solicitors Qualifying Examination = legal practice course, sqe1, sqe2 ; SRA Regulations = sra accounts rules,
    solicitors regulation authority
    ; CILEX = chartered legal executive, legal executive ; Bar Admission = admitted to the bar, state bar, bar council
    ; Bluebook Citation = bluebook citations ; Legal Aid = legal aid agency, laa contracts
  Legal Drafting > Licensed Conveyancer = conveyancer, conveyancers ; Land Registry = hm land registry
    ; SDLT = stamp duty land tax, stamp duty ; PEXA ; Will Drafting = will writing, drafting wills,
    lasting powers of attorney, lasting power of attorney, court of protection
    ; Lease Extensions = leasehold enfranchisement
  Litigation > Clinical Negligence = medical negligence ; Financial Remedy = ancillary relief, financial remedies
    ; Written Discovery = interrogatories, discovery requests ; Subpoenas = subpoena ; Housing Disrepair
    ; Writ Petitions = public interest litigation, cheque bounce cases ; Judicial Review
    ; Claims Portal = moj portal, rta claims, fast track claims
  Criminal Law > Duty Solicitor = police station accreditation, police station representative, magistrates court
  Paralegal Work > Legal Case Software = leap legal, proclaim case management, actionstep, smokeball, mycase, filevine
    ; Court Bundles = trial bundles, hearing bundles, bundle preparation ; Docketing = court calendaring
    ; CM/ECF = pacer system, ecf filing ; Everlaw = logikcull ; NetDocuments ; Audio Typing = bighand, audio typist,
    digital dictation
  Immigration Law > OISC Registration = oisc, immigration advice authority ; Asylum Law = asylum claims
    ; Sponsor Licence = certificate of sponsorship, skilled worker visas ; PERM Labor Certification = uscis, perm filings
  Labor Law > Employment Tribunals = employment tribunal ; TUPE = tupe transfers ; Fair Work Act = fair work,
    national employment standards, modern awards, award interpretation, enterprise agreements
    ; ACAS Code = acas ; DOLE Compliance = dole regulations, philippine labor code ; Settlement Agreements
  Regulatory Compliance > FCA Regulations = fca compliance, fca handbook, financial conduct authority, fca regulated
    ; SMCR = senior managers and certification regime ; Consumer Duty = treating customers fairly
    ; RG146 = rg 146, asic regulations, afsl ; MiFID II = mifid ; FATCA = common reporting standard
    ; Freedom of Information = foi requests, subject access requests, dsar
  Accounting > ACA Qualified = icaew, aca qualification, aca part qualified, icas qualified ; CIMA = cima qualified, cgma
    ; Practice Accounts Software = iris accountancy, cch accounts, taxcalc, digita, caseware, btcsoftware ; MYOB
    ; Dext = receipt bank, hubdoc, autoentry ; FreeAgent = kashflow, sage 200, sage line 50, pegasus opera
    ; DATEV = exact online, twinfield ; FRS 102 = frs 105, uk gaap ; Companies House = companies house filing, ixbrl
    ; Trust Accounting = legal cashier, legal cashiering, iolta, solicitors accounts
    ; Xledger = unit4 agresso, agresso
  Taxation > BAS Agent = bas statements, business activity statements, bas lodgement, bas preparation, registered bas agent
    ; Fringe Benefits Tax = fbt returns ; Corporation Tax Returns = ct600, corporation tax, corporation tax computations
    ; Chartered Tax Adviser = cta qualified, att qualified, ciot ; R&D Tax Credits = r&d tax claims, sr&ed
    ; Self-Assessment = self assessment tax returns, self assessment returns, personal tax returns
    ; Capital Gains Tax = inheritance tax ; US Tax Software = lacerte, proseries, ultratax, drake tax, cch axcess,
    cch prosystem fx, proconnect tax
    ; Enrolled Agent = irs enrolled agent ; Canadian Tax Returns = t1 returns, t2 returns, t1 and t2, taxprep, taxcycle
    ; BIR Filing = bir compliance, bir forms, bir reports, alphalist ; Superannuation = smsf, self managed super funds
    ; Tax Audit Report = form 3cd, computax, winman
  GST > HST = gst hst, hst returns, gst/hst returns
  VAT > Making Tax Digital = mtd for vat ; Intrastat = ec sales lists ; Reverse Charge VAT = domestic reverse charge
  Payroll > PAYE = paye modernisation, paye returns ; HMRC = hmrc submissions, rti submissions, full payment submission
    ; Pension Auto-Enrolment = auto enrolment, workplace pensions, nest pension ; P11D = p11ds, p60s, p45s, p32
    ; Statutory Pay = ssp and smp, statutory sick pay, statutory maternity pay ; CIS Returns = cis payroll,
    construction industry scheme, cis deductions
    ; CIPP Payroll Qualification = cipp qualified ; Single Touch Payroll = payroll tax australia
    ; Payroll Garnishments = wage garnishments, w-2 forms, form 941
    ; T4 Slips = t4 preparation, records of employment, cra remittances
    ; SSS and PhilHealth = sss philhealth, pag-ibig, philhealth, 13th month pay
    ; Off-Payroll Working = ir35 ; BACS Payments = bacs, bacs runs
  Payroll Software > BrightPay = moneysoft, sage payroll, sage 50 payroll, thesaurus payroll, collsoft
    ; Dayforce = ceridian, ceridian dayforce ; iTrent = mhr itrent, zellis, resourcelink
    ; KeyPay = employment hero, micropay, preceda, chris21 ; Rippling = deel payroll, payworks
  Insurance > Chartered Insurance Institute = cert cii, dip cii, acii, cii qualified, cii qualification
    ; CPCU = ains designation, chartered insurance professional ; ANZIIF = tier 1 insurance
    ; LLQP = ribo license, ribo licence, ribo licensed ; IRDA Certification = irdai, irda license
    ; Applied Epic = ams360, ezlynx, hawksoft ; Acturis = open gi ; Certificates of Insurance = acord forms
    ; Lloyd's Market = london market insurance, delegated authority, bordereaux, lloyds market
    ; Surety Bonds = surety underwriting ; Liability Insurance = professional indemnity, employers liability
    ; Medicare Supplement Plans = medicare advantage, medicare supplement
  Claims Processing > FNOL = first notice of loss, first notification of loss ; Xactimate = symbility
  Loan Processing > CeMAP = mortgage adviser, mortgage advisor, mortgage advice ; NMLS = nmls license, nmls licensed
    ; TRID = respa, hmda, truth in lending ; Loan Origination Software = encompass los, calyx point, ncino
    ; Loan Against Property = msme lending, gold loans, priority sector lending ; CIBIL = cibil score
  Banking > JAIIB = caiib ; Temenos T24 = temenos transact, flexcube, mambu ; Open Banking = psd2
    ; Faster Payments = chaps payments, nostro reconciliation ; SARFAESI = npa management, npa recovery
  Wealth Management > Diploma in Regulated Financial Planning = level 4 diploma in financial planning, dipfa, dippfs
    ; Paraplanning = paraplanner, intelliflo ; Canadian Securities Course = ific license
  Mutual Funds > NISM Certification = nism, amfi, amfi certified
  Human Resources > CIPD = cipd level 3, cipd level 5, cipd level 7, cipd qualified
    ; CHRP = chrl, cphr ; Absence Management = sickness absence, bradford factor ; Redundancy Consultations =
    redundancy consultation, restructuring and redundancy
    ; Right to Work Checks = right to work ; Employer of Record = professional employer organization
  Performance Management > Lattice HR = culture amp, 15five, peakon ; 9-Box Grid = nine box grid, talent reviews
  HRIS > HiBob = personio, breathehr, peoplehr, factorial hr, cascade hr ; ELMO Software = humanforce, tanda rostering
  Recruitment > Psychometric Testing = psychometric assessments, hogan assessments, shl assessments
    ; Perm Recruitment = permanent recruitment, temp recruitment, 360 recruitment, 360 recruiter
    ; RPO Sites = broadbean, cv library, totaljobs, jobstreet ; Assessment Centres = assessment centers
  Applicant Tracking Systems > Workable ATS = teamtailor, ashby ats, lever ats, greenhouse recruiting
    ; JobAdder = vincere, jobdiva, ceipal, firefish, pageup
  B2B Sales > Sandler Selling = sandler sales, miller heiman, gap selling, strategic selling, command of the message
  Sales > Van Sales = secondary sales, numeric distribution, perfect store
  Sales Operations > CPQ = configure price quote, salesforce cpq ; Sales Enablement Software = highspot, seismic software,
    showpad, pandadoc, proposify
  Customer Success > Gainsight = totango, churnzero, planhat ; Net Revenue Retention = annual recurring revenue
  Account Management > Joint Business Planning = joint business plans
  CRM > Bitrix24 = sugarcrm, suitecrm, insightly
  Real Estate Sales > Propertymark = arla propertymark, naea, arla qualified ; Lettings = letting agent, lettings negotiator,
    residential lettings, estate agency, estate agent
    ; Reapit = jupix, dezrez, vebra, alto estate agency software ; PSRA Licence = psra license
    ; Rightmove = zoopla, onthemarket, domain.com.au ; Real Estate CRM = dotloop, kvcore, follow up boss, skyslope,
    agentbox, vaultre, boomtown crm
    ; CoStar = loopnet, crexi ; Real Estate Appraisal = property appraisals, real estate appraisals, home valuations
  Property Management > Block Management = section 20 consultations, service charge budgets, service charges, airpm, tpi
    ; Tenancy Agreements = assured shorthold tenancies, tenancy deposit schemes, section 21 notices, tenancy renewals
    ; Strata Management = strata manager, owners corporation ; PropertyMe = property tree, console cloud, inspect real estate
    ; LIHTC = low income housing tax credit, hud compliance, tax credit compliance ; CAM Reconciliations = lease abstraction
    ; Fair Housing = fair housing laws, fair housing act ; Social Housing = housing officer, housing management
    ; HMO Licensing = hmo properties ; Resident Relations = resident retention ; MRI Software = qube property software
  SEO > Yoast = rank math, surfer seo, clearscope ; Google Business Profile = google my business, google business profiles
    ; Core Web Vitals ; Digital PR = guest posting, haro outreach ; E-E-A-T = topical authority, semantic seo
    ; Hreflang = international seo, canonical tags
  Google Ads > Performance Max = pmax campaigns ; Google Shopping = google merchant center, shopping ads, shopping campaigns
    ; Retargeting = remarketing, remarketing campaigns
  Facebook Ads > Meta Business Suite = meta ads manager, facebook ads manager, facebook business manager,
    meta business manager
  Advertising > Native Advertising = taboola, outbrain ; Amazon Advertising = amazon ppc, amazon ads
  Email Marketing > Dotdigital = campaign monitor, emarsys, iterable, brevo, sendinblue
  Conversion Optimization > Optimizely = vwo, crazy egg, unbounce, instapage
  Content Writing > Editorial Calendar = editorial calendars, editorial planning ; Ghostwriting = ghost writing
    ; Brand Voice = tone of voice guidelines, house style ; User-Generated Content = ugc content, ugc creators
    ; AI Writing Tools = jasper ai, copy.ai, grammarly ; Long-Form Content = long form articles
  Public Relations > Cision = meltwater, muck rack
  Social Media Marketing > Sprinklr = later scheduling, agorapulse
  Marketing > Chartered Institute of Marketing = cim qualified, cim qualification, cim diploma
    ; Product Information Management = akeneo, salsify
  E-Commerce > Review Management = trustpilot, feefo, yotpo, online reviews
  Customer Service > Intercom Platform = gorgias, help scout, kustomer ; Net Promoter Score = nps score, nps surveys, csat
    ; First Call Resolution = first contact resolution ; Ombudsman Complaints = dispute resolution complaints, fca disp
  Call Center > Call Centre Platforms = five9, nice cxone, talkdesk, aircall, genesys cloud, amazon connect
    ; Workforce Management Software = verint, nice iex, wfm software
  Office Administration > Switchboard = switchboard operation, franking machine ; Board Packs = board papers,
    diligent boards, board portal
    ; SAP Concur = concur expense, concur expenses, concur travel ; Visitor Management = visitor management systems
    ; Inbox Management = email management, mailbox management ; DocuSign = adobe sign ; Post Handling = mail sorting,
    incoming and outgoing mail, incoming and outgoing post
  Hospitality > Hotel Software = mews pms, cloudbeds, guestline, rezlynx, protel pms, rms cloud, stayntouch
    ; Hotel Channel Managers = siteminder, synxis, channel manager ; RevPAR = str reports, ideas revenue management
    ; Hotel Service Software = hotsos, knowcross ; Forbes Standards = lqa standards, forbes five star, leading quality assurance
    ; Delphi Sales System = delphi fdc
    ; Rota Software = hotschedules, 7shifts, rotacloud, planday, fourth hospitality, deputy app
  Restaurant Management > Restaurant Reservations = sevenrooms, resdiary, table reservations, resy ; Liquor Licensing =
    personal licence holder, personal license holder, aplh, designated premises supervisor
  Point of Sale > Oracle Simphony = micros simphony ; Restaurant EPOS = zonal epos, tevalis, epos now, touchbistro, epos
  Bartending > Alcohol Service Certificate = rsa certificate, smart serve, tips certified, tips certification, serving it right,
    proserve, tabc certified, tabc certification, basset certification, rsa certification, rsa competency card
    ; Cellar Management = cask ale, beer line cleaning, line cleaning ; WSET = wset level 2, wset level 3
  Food Safety > Food Hygiene Certificate = level 2 food hygiene, level 3 food hygiene, level 2 food safety, food safety level 2,
    food hygiene level 2, level 3 food safety, basic food hygiene
    ; Safer Food Better Business = sfbb ; Food Safety Supervisor = food safety supervisor certificate
  Culinary Arts > Professional Cookery NVQ = nvq professional cookery, nvq level 2 professional cookery, city & guilds 706,
    nvq level 3 professional cookery, certificate iii in commercial cookery, certificate iv in kitchen management
    ; A La Carte Cooking = a la carte, rosette kitchen, michelin star ; Mise en Place = mise-en-place
    ; Sous Vide ; Wok Cooking = dim sum, teppanyaki ; Fishmongery = fishmonger, fish filleting
    ; Halal Cooking = halal food preparation ; Red Seal Cook = red seal chef
  Baking > Patisserie = viennoiserie, sourdough, laminated dough, chocolate tempering, chocolatier
  Beauty Care > Beauty Therapy NVQ = nvq level 3 beauty therapy, nvq level 2 beauty therapy, nvq beauty therapy, cidesco,
    cibtac, beauty therapist, beauty therapy
    ; Eyelash Extensions = lash extensions, lash lift, lash lifts, brow lamination, microblading, brow tinting
    ; Gel Nails = acrylic nails, shellac nails, biab, nail technician ; Chemical Peels = microneedling, dermaplaning,
    hydrafacial, microdermabrasion
    ; Injectables = dermal fillers, anti wrinkle injections, botox ; Laser and IPL = ipl, laser treatments, electrolysis
    ; Swedish Massage = deep tissue massage, hot stone massage, indian head massage, reflexology, aromatherapy
    ; Hair Colouring = hair coloring, balayage, hair colourist ; Barbering = barber, barber license
    ; Hair Extensions = keratin treatments, blow drys, blow dries
    ; Cosmetology License = esthetician license, aesthetician license
    ; Salon Software = phorest, fresha, vagaro, zenoti, mindbody
  Fitness Training > Level 3 Personal Trainer = level 3 personal training, level 2 gym instructor, cimspa, reps level 3,
    certificate iv in fitness, certificate iii in fitness, exercise referral
    ; NASM = nasm certified, issa certified, ace certified personal trainer, acsm certified, nsca
    ; Les Mills = bodypump, body pump ; Indoor Cycling = spin instructor, spin classes ; HIIT = circuit training, trx
    ; Functional Movement Screening = functional training, kettlebells ; Gym Inductions = gym floor, inbody
  Sports Coaching > Swimming Teaching = swimming teacher, swim instructor, swim teacher, swimming instructor, austswim,
    swim england level 2
    ; UEFA Coaching Licence = uefa b licence, uefa a licence, fa level 2
  Retail Sales > Till Operation = till work, till operations, operating tills, operating the till, cashing up, till reconciliation
    ; Click and Collect ; Clienteling = personal shopping, personal shopper ; Store Keyholding = keyholder, key holder
    ; Age-Restricted Sales = challenge 25, think 25 ; Retail Metrics = average transaction value, units per transaction
    ; Mystery Shopping = mystery shopper, mystery shoppers ; Post Office Counter = paypoint, lottery terminal
    ; Product Demonstrator = in store demonstrations ; Self-Checkout = self checkouts, self scan checkouts
  Merchandising > Stock Rotation = date rotation, date checking, product rotation, facing up, gap scanning
    ; Markdowns = price changes, price labelling, shelf edge labels
  Retail Sales > Retail Systems = oracle xstore, retail pro, cegid, ls retail, shopify pos, vend pos
`);
