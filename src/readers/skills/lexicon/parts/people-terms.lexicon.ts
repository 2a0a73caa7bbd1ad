import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Registrations, checks and callings of those trades that are part of no larger skill or need capitals. */
export const peopleTerms = [
  ...readSkillEntries(
    'healthcare',
    `
    Registered General Nurse = rgn nurse, rgn pin, registered adult nurse ; near Nursing ; cased RGN
    Veterinary Nursing = registered veterinary nurse, veterinary nurse, vet nurse
      ; near Veterinary Medicine
      ; cased RVN
    Personal Support Worker = psw certificate, psw diploma, psw certification ; near Home Care ; cased PSW
    AHPRA Registration = ahpra, ahpra registered ; near Nursing, Physiotherapy
    HCPC Registration = hcpc, hcpc registered, health and care professions council
      ; near Physiotherapy, Occupational Therapy, Speech Therapy
    CORU Registration = coru, coru registered ; near Social Work, Occupational Therapy
    DBS Check = enhanced dbs, dbs checked, dbs clearance, dbs certificate, dbs disclosure, dbs update service,
      disclosure and barring service, crb check
      ; near Safeguarding, Background Verification
    PVG Scheme = pvg membership, pvg check, protecting vulnerable groups ; near DBS Check
    Garda Vetting = garda vetted, garda clearance ; near DBS Check
    Working with Children Check = wwcc, wwc check, working with children card, working with children blue card
      ; near DBS Check
    NDIS Worker Screening = ndis worker screening check, ndis screening check, ndis clearance, ndis worker check
      ; near Working with Children Check
    PMVA = pmva training, prevention and management of violence and aggression
      ; near Safeguarding, Crisis Intervention
    Immediate Life Support = ils training, ils certificate, intermediate life support ; near Basic Life Support
    Paediatric Life Support = epals, apls course, paediatric advanced life support ; near Advanced Cardiac Life Support
    Podiatry = podiatrist, chiropody, chiropodist ; near Physiotherapy
    Chiropractic = chiropractor ; near Physiotherapy
    Respiratory Therapy = respiratory therapist ; near Intensive Care
    Spirometry = lung function tests, pulmonary function testing, pulmonary function tests
      ; near Respiratory Therapy
    Audiometry = hearing tests, hearing aid fitting, hearing aid dispenser ; near Speech Therapy
    Lifeguarding = lifeguard, pool lifeguard, nplq, lifeguard certification, lifeguard qualification
      ; near First Aid, CPR
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
    ; Stoma Care = ostomy care, colostomy care ; PEG Feeding = enteral feeding, peg feeds, tube feeding
    ; NEWS2 = national early warning score ; Insulin Administration
    ; Diabetes Care = diabetes management, diabetic care, diabetes education
    ; Blood Glucose Monitoring = blood sugar monitoring ; Health Visiting = health visitor, scphn
    ; Epilepsy Care = epilepsy awareness, seizure management
    ; Practice Nursing = practice nurse, general practice nurse ; Cervical Screening = smear tests, cervical smears
  Psychiatry > Registered Mental Health Nurse = rmn nurse, rmn qualified, registered mental nurse
    ; PMHNP = psychiatric mental health nurse practitioner
  Medication Administration > Independent Prescribing = independent prescriber, non medical prescribing,
    non medical prescriber, v300 prescriber, v300 qualification
    ; MAR Charts = medication administration record, medication administration records
    ; Medication Prompting = medication reminders, prompting medication, medication assistance
  Phlebotomy > Cannulation = intravenous cannulation, peripheral cannulation
  First Aid > First Aid at Work ; Emergency First Aid at Work = efaw ; Provide First Aid = hltaid011, hltaid003
    ; Paediatric First Aid = pediatric first aid, paediatric first aider, hltaid012
  Medicine > GMC Registration = gmc registered, general medical council
  Emergency Medicine > NREMT = nremt certified, nremt certification,
    national registry of emergency medical technicians
    ; Patient Transport = patient transport services, non emergency medical transportation
  Driving > C1 Licence = c1 license, category c1
  Home Care > End of Life Care ; Continence Care = continence management, incontinence care
    ; NDIS = national disability insurance scheme, ndis participants
    ; Disability Support = disability support worker, disability support work
    ; Certificate III in Individual Support = cert iii in individual support, cert 3 in individual support,
    certificate iii individual support, certificate 3 in individual support, cert iii individual support,
    certificate iii in individual support ageing
    ; Certificate IV in Disability = cert iv in disability, cert iv disability, certificate iv disability
    ; Health and Social Care NVQ = nvq health and social care, nvq in health and social care,
    level 2 health and social care, level 3 health and social care, level 3 diploma in adult care,
    level 2 diploma in care, nvq level 2 in health and social care, nvq level 3 in health and social care
    ; QQI Healthcare Support = qqi level 5 healthcare support, fetac level 5 healthcare support,
    qqi level 5 in healthcare support
  Healthcare Management > HIQA Standards = hiqa regulations, hiqa compliance, hiqa inspections
    ; CQC Regulations = cqc standards, cqc requirements, cqc compliance, cqc inspections, cqc registered manager
    ; Level 5 Leadership in Adult Care = level 5 leadership and management for adult care, registered managers award,
    level 5 diploma in leadership and management for adult care,
    level 5 diploma in leadership for health and social care
  Electronic Health Records > SystmOne = systm one ; EMIS Web = emis clinical system
  Speech Therapy > Dysphagia = dysphagia management, swallowing assessments, swallowing disorders
    ; Augmentative and Alternative Communication = augmentative communication, aac devices
    ; CCC-SLP
  Occupational Therapy > Home Adaptations = home modifications ; Wheelchair Seating = seating and positioning
    ; NBCOT = nbcot certified, nbcot certification
  Physiotherapy > Acupuncture ; Hydrotherapy = aquatic therapy ; Falls Prevention
  Optometry > Contact Lens Fitting = contact lens fittings
    ; GOC Registration = goc registered, general optical council
  Radiology > ARRT = arrt certified, arrt certification, arrt registered
    ; ARDMS Certification = ardms, rdms certified, registered diagnostic medical sonographer
  Oncology > Radiotherapy = linear accelerator treatment
  Medical Laboratory > Biomedical Scientist = ibms registration, ibms portfolio ; ASCP Certification = ascp certified
  Mental Health Counseling > Dialectical Behavior Therapy = dialectical behaviour therapy
    ; BACP Registration = bacp, bacp accredited ; Play Therapy = play therapist
    ; Trauma-Informed Care = trauma informed, trauma informed practice, trauma informed approach
    ; Certified Alcohol and Drug Counselor = cadc
  Social Work > Mental Capacity Act = mental capacity assessments ; Deprivation of Liberty Safeguards = dols
    ; Care Act Assessments = care act 2014, care act assessment
    ; Social Work England Registration = social work england, registered with social work england
    ; Youth Work = youth worker ; Peer Support Work = peer support worker, peer support specialist
    ; Domestic Abuse Support = domestic violence support ; Designated Safeguarding Lead
    ; Probation Work = probation officer
    ; Prevent Duty
  Pharmacy > GPhC Registration = gphc, gphc registered, general pharmaceutical council
    ; Certified Pharmacy Technician = ptcb, ptcb certified, ptcb certification, cpht ; NAPLEX
    ; Medicines Optimisation = medicines management ; Controlled Drugs ; Pyxis = pyxis medstation ; Omnicell
    ; Dosette Boxes = monitored dosage systems, webster packs, dosette trays, mds trays, blister packs
    ; Accuracy Checking Technician = acpt, accuracy checking pharmacy technician
    ; Sterile Compounding = usp 797, iv admixture
    ; OTC Sales = otc medicines, over the counter medicines
  Dentistry > GDC Registration = gdc registered, gdc number, general dental council
    ; Dental Nursing Diploma = nebdn, diploma in dental nursing, level 3 dental nursing ; Invisalign
    ; Dental Impressions = alginate impressions ; Periodontics = periodontist ; SOE Exact = exact dental software
    ; DANB = danb certified, danb certification
    ; Four-Handed Dentistry = 4 handed dentistry, four handed chairside
  Veterinary Medicine > RCVS Registration = rcvs, mrcvs, rcvs registered
    ; Veterinary Technician = vet tech, registered veterinary technician, certified veterinary technician
    ; Small Animal Practice = small animal medicine, companion animal practice ; ezyVet
    ; Animal Handling = animal restraint ; Pet Grooming = dog grooming, dog groomer, pet groomer
  Teaching > QTLS = qualified teacher learning and skills ; Further Education Teaching = fe teaching, fe lecturer
    ; Assessor Award = a1 assessor, taqa assessor, cava assessor, assessor qualification ; Key Stage 1 = ks1
    ; Key Stage 2 = ks2 ; Key Stage 3 = ks3 ; Key Stage 4 = ks4, gcse teaching ; Key Stage 5 = ks5, a level teaching
    ; Teacher Registration = vit registration, nesa accreditation, gtcs registration, teaching council registration,
    qct registration, ontario certified teacher
    ; Licensure Examination for Teachers = let passer, licensed professional teacher ; CTET = ctet qualified
    ; Teaching Assistant = learning support assistant, classroom assistant, teacher aide, teachers aide
    ; Higher Level Teaching Assistant = hlta ; Supply Teaching = supply teacher, relief teacher
    ; Cover Supervision = cover supervisor ; Pastoral Care = pastoral support
    ; Read Write Inc = rwi phonics ; Orton-Gillingham
    ; Common Core = common core standards, common core state standards ; Blended Learning
    ; Response to Intervention = multi tiered system of supports, mtss
    ; End Point Assessment = end point assessor
  Lesson Planning > Schemes of Work = scheme of work
  Learning and Development > Certificate IV in Training and Assessment = tae40116, tae40122, tae40110,
    cert iv in training and assessment, cert iv training and assessment, certificate iv training and assessment
  Academic Administration > CPOMS ; SIMS MIS = capita sims, sims.net ; PowerSchool
    ; Ofsted Framework = ofsted requirements, ofsted standards, ofsted inspections, ofsted inspection
  ESL Teaching > EAL Support = english as an additional language, eal pupils, eal learners ; English Language Learners
  Early Childhood Education > Storypark ; Level 3 Early Years Educator = early years educator, cache level 3, nneb,
    nvq level 3 childcare, nvq level 3 in childcare, level 3 early years qualification
    ; Certificate III in Early Childhood = cert iii in early childhood education, certificate iii in childcare,
    certificate iii in early childhood education and care, cert iii in childcare
    ; Diploma of Early Childhood = diploma of early childhood education and care, diploma of early childhood education
    ; Registered Early Childhood Educator = rece certification, college of early childhood educators, ece license,
    ece licence ; CDA Credential = child development associate ; EYLF = early years learning framework
    ; National Quality Framework = acecqa ; Reggio Emilia
    ; Nappy Changing = changing nappies, diaper changing, changing diapers, diapering ; Forest School
  Special Education > SENCO = sendco, send coordinator ; EHCP = education health and care plan, ehc plans
    ; SEMH = social emotional and mental health ; Makaton ; Picture Exchange Communication System = pecs
    ; Special Needs Assistant ; Positive Behaviour Support = positive behavior support
    ; Registered Behavior Technician = rbt certification, rbt certified, rbt certificate
    ; Board Certified Behavior Analyst = bcba
  Foreign Languages > British Sign Language = bsl interpreter, bsl level 1, bsl level 2 ; American Sign Language
  Legal Research > Qualified Solicitor = admitted solicitor, newly qualified solicitor, practising certificate
    ; SRA Accounts Rules = solicitors accounts rules ; CILEX = chartered legal executive, fellow of cilex
    ; Bar Admission = admitted to the bar ; Legal Aid = legal aid work
  Legal Drafting > Licensed Conveyancer = conveyancer ; Land Registry = hm land registry ; PEXA
    ; SDLT = stamp duty land tax, sdlt returns ; Will Drafting = will writing, drafting wills
    ; Lasting Power of Attorney = lasting powers of attorney
  Litigation > Clinical Negligence = medical negligence ; Interrogatories = written discovery, discovery requests
    ; Subpoenas = subpoena
  Paralegal Work > LEAP Legal Software = leap legal, leap software ; Proclaim Case Management = eclipse proclaim
    ; NetDocuments ; Court Calendaring = docketing, court deadlines
    ; Court Bundles = trial bundles, hearing bundles, bundle preparation ; CM/ECF = ecf filing
  Typing > Audio Typing = audio typist, digital dictation
  Immigration Law > OISC Registration = oisc, oisc registered
  Labor Law > Employment Tribunals = employment tribunal ; TUPE = tupe transfers ; Fair Work Act
    ; Modern Awards = award interpretation
  Regulatory Compliance > FCA Regulations = fca handbook, fca rules ; SMCR = senior managers and certification regime
    ; MiFID II = mifid
  Accounting > ACA Qualified = icaew, aca qualification ; CIMA = cima qualified ; MYOB ; Sage 200 ; CaseWare
    ; Dext = receipt bank ; Companies House Filing = companies house ; Legal Cashiering = legal cashier
    ; Trust Accounting = iolta
  Financial Reporting > UK GAAP = frs 102
  Taxation > BAS Preparation = bas lodgement, bas statements, business activity statements
    ; BAS Agent = registered bas agent ; Corporation Tax = ct600, corporation tax computations
    ; Chartered Tax Adviser = cta qualified ; R&D Tax Credits = r&d tax claims ; Lacerte ; UltraTax = ultratax cs
    ; Enrolled Agent ; BIR Compliance = bir filing, bir reports, bir forms
  VAT > Making Tax Digital = mtd for vat
  Payroll > National Insurance = national insurance contributions, ni contributions
    ; Pensions Administration = pension administration, lgps administration, auto enrolment
    ; PAYE Returns = paye submissions ; RTI Submissions = hmrc submissions ; P11D
    ; Single Touch Payroll ; CIS Returns = cis deductions, construction industry scheme
    ; Garnishments = wage garnishments ; BACS Payments = bacs, bacs runs
  Payroll Software > BrightPay ; Sage Payroll = sage 50 payroll ; Dayforce = ceridian, ceridian dayforce
  Insurance > Cert CII = cii qualified, cii qualification, certificate in insurance ; CPCU = cpcu designation
    ; LLQP = llqp license ; RIBO License = ribo licence, ribo licensed ; IRDA Certification = irdai certification
    ; Applied Epic ; AMS360 ; Acturis ; ACORD Forms = acord certificates
  Claims Processing > FNOL = first notice of loss, first notification of loss ; Xactimate
  Loan Processing > CeMAP = cemap qualified ; NMLS = nmls license, nmls licensed
  Banking > Open Banking
  Wealth Management > Diploma in Regulated Financial Planning = dippfs ; Paraplanning = paraplanner
  Mutual Funds > NISM Certification = nism
  Human Resources > CIPD = cipd qualified, cipd level 3, cipd level 5, cipd level 7 ; CHRP
    ; Absence Management = sickness absence management ; Redundancy Consultation
  Recruitment > Psychometric Testing = psychometric assessments, psychometric tests ; Broadbean
    ; 360 Recruitment = 360 recruiter, 360 recruitment consultant
  Applicant Tracking Systems > JobAdder ; Workable ATS ; CEIPAL
  Sales Operations > Configure Price Quote = cpq software, cpq tools, salesforce cpq
  Customer Success > Gainsight
  Account Management > Joint Business Planning = joint business plans
  Real Estate Sales > Propertymark = arla propertymark, naea propertymark ; Reapit ; Rightmove ; Zoopla
    ; Lettings = letting agent, lettings negotiator, residential lettings, lettings agency
    ; Estate Agency = estate agent ; CoStar
  Property Management > Leasing = lease administration ; Block Management = section 20 consultations, service charge budgets ; PropertyMe
    ; Tenancy Agreements = assured shorthold tenancies, assured shorthold tenancy ; Strata Management = strata manager
    ; LIHTC = low income housing tax credit ; Fair Housing = fair housing laws
    ; CAM Reconciliations = cam reconciliation ; Social Housing = social housing management
  SEO > Yoast = yoast seo ; Google Business Profile = google my business ; Core Web Vitals ; Digital PR
  Google Ads > Performance Max = pmax campaigns ; Google Shopping = shopping ads, google merchant center
    ; Retargeting = remarketing campaigns
  Facebook Ads > Meta Business Suite = meta business manager, facebook business manager
  Advertising > Amazon Advertising = amazon ppc, amazon ads
  Content Writing > Editorial Calendar = editorial planning ; User-Generated Content = ugc content
  Public Relations > Meltwater
  Marketing > Chartered Institute of Marketing = cim qualified, cim qualification
  Customer Service > Net Promoter Score = nps score, nps surveys ; CSAT = customer satisfaction score
    ; First Call Resolution = first contact resolution
  Call Center > Five9 ; NICE CXone
  Office Administration > Switchboard Operation = switchboard operator, telephone switchboard
    ; SAP Concur = concur expense, concur travel ; DocuSign ; Inbox Management = mailbox management
    ; Post Handling = mail sorting, incoming and outgoing mail, incoming and outgoing post
  Hospitality > Cloudbeds ; Mews PMS ; Guestline = rezlynx ; RevPAR
  Restaurant Management > SevenRooms ; Personal Licence Holder = personal license holder, aplh
  Point of Sale > Oracle Simphony = micros simphony ; EPOS = epos system
  Bartending > RSA Certificate = rsa certification, rsa competency card ; Smart Serve = smart serve certified
    ; TIPS Certification = tips certified ; TABC Certification = tabc certified ; WSET = wset level 2, wset level 3
  Food Safety > Safer Food Better Business = sfbb ; Food Safety Supervisor = food safety supervisor certificate
  Culinary Arts > Professional Cookery NVQ = nvq professional cookery, nvq level 2 professional cookery,
    nvq level 3 professional cookery, nvq level 2 in professional cookery, city & guilds 706
    ; Certificate III in Commercial Cookery = cert iii commercial cookery, cert iii in commercial cookery
    ; A La Carte Service = a la carte menus, a la carte kitchen ; Fishmongery = fishmonger, fish filleting
    ; Red Seal Cook = red seal chef
  Baking > Patisserie
  Beauty Care > Beauty Therapy = beauty therapist, nvq beauty therapy, nvq level 2 beauty therapy,
    nvq level 3 beauty therapy ; CIDESCO ; Eyelash Extensions = lash extensions ; Lash Lifts = lash lift
    ; Gel Nails = shellac nails ; Acrylic Nails ; Microblading ; Microneedling ; Chemical Peels ; Dermal Fillers
    ; Botox ; Swedish Massage ; Deep Tissue Massage = deep tissue ; Reflexology ; Barbering = barber
    ; Hair Colouring = hair coloring, hair colourist ; Balayage = full head foils, half head foils
    ; Blow-Drying = blow dry, blow drys, blow dries
    ; Hair-Ups = hair ups, hair up, updos ; Phorest ; Fresha
  Fitness Training > CIMSPA ; Level 2 Gym Instructor ; Certificate IV in Fitness = cert iv in fitness, cert iv fitness
    ; NASM = nasm certified ; Les Mills ; Indoor Cycling = spin classes, spin instructor ; HIIT
    ; Mindbody
  Sports Coaching > Swimming Teaching = swimming teacher, swim instructor, swim teacher, swimming instructor
  Retail Sales > Till Operation = till operations, till work, operating tills, cashing up, till operator,
    till experience, till skills
    ; Click and Collect ; Personal Shopping = personal shopper ; Store Keyholding = keyholder, key holder
    ; Age-Restricted Sales = challenge 25, think 25
  Merchandising > Stock Rotation = date rotation, product rotation
  Housekeeping > Laundry = ironing, laundry and ironing ; Wardrobe Management = wardrobe care
  Security Guarding > Security Patrols = foot patrols
`);
