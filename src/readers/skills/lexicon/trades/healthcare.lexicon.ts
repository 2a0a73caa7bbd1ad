import { readSkillEntries } from '../../skill-notation.ts';

export const healthcareSkills = readSkillEntries(
  'healthcare',
  `
  # Nursing and care
  Nursing = registered nurse, staff nurse, nurse, licensed practical nurse, lpn, nursing care, gnm, bsc nursing,
    nurse practitioner, certified nursing assistant, charge nurse, nursing process, bsn, dialysis, hemodialysis,
    nephrology, wound care, wound dressing, wound management, dressing changes
    ; near Patient Care, Intensive Care
    ; cased RN, CNA
  Patient Care = direct patient care, patient safety, bedside care, patient education, patient assessment,
    patient monitoring, patient handling, patient management, caring for patients, patient advocacy,
    patient interaction, patient positioning, vital signs, taking vitals, vital signs monitoring, patient vitals,
    blood pressure monitoring, monitoring vitals
    ; near Home Care
  Home Care = home health, home health aide, caregiver, caregiving, elderly care, geriatric care, hospice,
    palliative care, senior care, elder care, hospice care, daily living activities, activities of daily living,
    personal care
  Intensive Care = critical care, intensive care unit, nicu, micu, ventilator management, iccu, critical care nursing,
    ventilator care
    ; near Emergency Medicine
    ; cased ICU
  Emergency Medicine = emergency room, emergency department, trauma care, emergency care, casualty department,
    emergency nursing, emergency response, ambulance, emergency medical services, paramedic,
    emergency medical technician, pre hospital care
    ; near First Aid
    ; cased EMT
  Operating Room = operation theatre, operating theatre, perioperative, scrub nurse, surgical assistance,
    ot technician, ot nurse, surgical technologist, sterilization techniques, surgical instruments, circulating nurse,
    preoperative care
    ; near Surgery
  Surgery = surgical procedures, surgeon, general surgery, laparoscopic surgery, orthopedic surgery ; context Surgery
  Medication Administration = administering medication, administering medications, medication management, iv therapy,
    intravenous therapy, iv insertion, administer medications, medication reconciliation
    ; near Nursing, Pharmacology
  Infection Control = infection prevention, universal precautions, aseptic technique, biomedical waste management,
    sterile technique
    ; near Patient Care
  Phlebotomy = phlebotomist, venipuncture, blood draw, blood draws, blood collection, specimen collection,
    drawing blood, sample collection
    ; near Medical Laboratory
  First Aid = first aid certified, first aid training ; near CPR
  CPR = cpr certified, cardiopulmonary resuscitation, cpr certification, cpr aed, cpr bls
    ; near Basic Life Support
    ; cased CPR
  Basic Life Support = bls certified, bls certification ; near Advanced Cardiac Life Support ; cased BLS
  Advanced Cardiac Life Support = acls certified, advanced cardiovascular life support, acls certification,
    pediatric advanced life support
    ; near Intensive Care
    ; cased ACLS, PALS

  # Medicine and therapy
  Medicine = internal medicine, mbbs, physician, general physician, clinical medicine, general medicine,
    medical practitioner, family medicine, resident doctor, medical officer, clinical diagnosis, general practitioner,
    house officer, orthopedics, orthopaedics, orthopedic, dermatology, dermatologist, cosmetology, laser hair removal,
    skin care treatments
    ; near Surgery, Patient Care
  Pediatrics = paediatrics, pediatric care, pediatric nursing, pediatrician, child health
  Obstetrics and Gynecology = obstetrics, gynecology, gynaecology, ob gyn, midwifery, midwife, labor and delivery,
    maternal health, antenatal care, postpartum care
  Cardiology = cardiac care, telemetry nursing, ecg, ekg, electrocardiogram, cath lab, echocardiography, cardiologist,
    electrocardiography
  Oncology = chemotherapy, cancer care, oncologist, radiation therapy
  Psychiatry = psychiatric nursing, psychiatrist, psychiatric care, mental health nursing, inpatient psychiatric
    ; near Mental Health Counseling
  Mental Health Counseling = psychotherapy, cognitive behavioral therapy, cbt therapy, behavioral health,
    counselling psychology, clinical psychology, therapist, psychologist, crisis intervention, group therapy,
    counselor, substance abuse counseling, family therapy, individual counseling, counselling,
    psychological assessment, mental health services, mental health counselor, mental health care,
    counseling psychology
    ; near Social Work
  Social Work = social worker, case management, msw, social services, child welfare, case manager, community outreach,
    case workers, social welfare, youth development
  Physiotherapy = physical therapy, physiotherapist, physical therapist, rehabilitation, rehab therapy,
    manual therapy, exercise therapy, electrotherapy
    ; near Occupational Therapy
  Occupational Therapy = occupational therapist, sensory integration
  Speech Therapy = speech therapist, speech language pathology, speech pathologist, audiology
    ; near Occupational Therapy
  Dentistry = dental care, dental assistant, dentist, dental hygiene, orthodontics, bds, oral surgery,
    dental hygienist, endodontics, dental clinic, dental surgery
  Optometry = optometrist, ophthalmology, optician, refraction testing
  Ayurveda = ayurvedic, bams, homeopathy, bhms, panchakarma, naturopathy
  Veterinary Medicine = veterinary, veterinarian, animal care, animal husbandry
  Anesthesia = anaesthesia, anesthesiology, anesthetist, anaesthesiology ; near Surgery

  # Laboratory, imaging, pharmacy, research
  Medical Laboratory = clinical laboratory, lab technician, pathology, hematology, laboratory testing,
    medical technologist, dmlt, bmlt, histopathology, clinical chemistry, mlt, medical lab, urinalysis, haematology,
    laboratory technician, blood bank
    ; near Microbiology, Laboratory Techniques
  Radiology = x ray, radiography, mri, ct scan, ultrasound, radiographer, radiologic technologist, sonography,
    medical imaging, mammography, x rays, ct scans, radiologist, radiation safety
  Microbiology = microbiologist, bacteriology, culture media, virology, microbial testing ; near Biotechnology
  Biotechnology = molecular biology, genetic engineering, biotech, cell biology, biochemistry, genetics, genomics,
    life sciences, bioprocess
    ; near Laboratory Techniques
  Laboratory Techniques = pcr, elisa, western blot, cell culture, gel electrophoresis, laboratory skills,
    dna extraction, flow cytometry, microscopy, qpcr, pipetting, immunohistochemistry, titration
  Analytical Chemistry = hplc, gc ms, chromatography, spectroscopy, gas chromatography, lc ms, uv vis,
    mass spectrometry, ftir, uv spectrophotometer, chemical analysis
    ; near Laboratory Techniques
  Bioinformatics = computational biology, ngs analysis, sequence analysis, next generation sequencing
    ; near Biotechnology
  Pharmacy = pharmacist, dispensing, pharmaceuticals, b pharm, pharmacy operations, d pharm, drug dispensing,
    compounding medications, hospital pharmacy, retail pharmacy, m pharm, pharmaceutical sciences
    ; near Pharmacology
  Pharmacology = pharmacotherapy, pharmacokinetics, drug interactions, clinical pharmacology, toxicology
  Pharmacovigilance = drug safety, adverse event reporting, adverse events, icsr, medwatch, argus safety,
    aggregate reports, signal detection safety
    ; near Clinical Research
  Clinical Research = clinical trials, clinical trial, gcp guidelines, good clinical practice, ich gcp,
    clinical studies, clinical trial management, clinical operations, informed consent, irb submissions,
    clinical study, medical writing, regulatory writing, clinical study reports, medical writer
    ; near Clinical Data Management, Technical Writing
  Clinical Data Management = electronic data capture, medidata rave, edc systems, redcap, cdisc, sdtm, oracle clinical
  Public Health = epidemiology, health promotion, community health, health education, disease prevention, vaccination,
    immunization, health awareness

  # Records, billing, administration
  Electronic Health Records = electronic medical records, medical records, electronic health record,
    medical records management, epic emr, epic systems, epic ehr, allscripts, nextgen ehr, meditech, athenahealth,
    eclinicalworks, patient records, health information management, practice fusion, electronic medical record
    ; near Medical Terminology
    ; cased EHR, EMR
    ; context Epic, Cerner
  Medical Coding = icd 10, icd 10 cm, icd10, cpt coding, cpt codes, medical coder, hcpcs, icd 9, cpc certified, aapc,
    icd codes, inpatient coding, icd coding, certified professional coder, ipdrg, hcc coding
    ; near Medical Billing
  Medical Billing = revenue cycle management, rcm billing, medical biller, insurance verification, denial management,
    ar calling, us healthcare billing, charge entry, payment posting, claims denial, medical claims,
    healthcare claims, prior authorization
    ; near Medical Terminology
  Medical Terminology = anatomy and physiology, medical terms
  Medical Transcription = medical transcriptionist, medical scribe, clinical documentation, patient charts,
    medical documentation
    ; near Medical Terminology
  HIPAA = hipaa regulations, hipaa compliance, patient confidentiality, hipaa guidelines, hipaa compliant
    ; near Security Compliance, Electronic Health Records
  Healthcare Management = hospital administration, healthcare administration, hospital management,
    health administration, hospital operations, health care administration, nabh, jcaho, joint commission, medicare,
    medicaid, health services management, utilization review, managed care
  Medical Assisting = medical assistant, medical office, patient scheduling, patient registration,
    appointment scheduling, patient intake, medical receptionist, physician office
    ; near Patient Care
  HL7 = hl7 fhir, fhir, hl7 interfaces, dicom, healthcare it, mirth connect ; near Electronic Health Records

  # Fitness and food
  Fitness Training = personal trainer, personal training, strength training, group fitness, exercise physiology,
    fitness instructor, strength and conditioning, gym trainer, aerobics, exercise programs, weight training,
    zumba instructor, crossfit, exercise science, kinesiology, sports medicine, athletic training, fitness trainer,
    fitness coach
    ; near Nutrition, Yoga
  Yoga = yoga instructor, pilates, yoga teacher
  Nutrition = dietetics, diet planning, dietician, dietitian, nutritionist, diet plans, clinical nutrition,
    nutritional counseling, meal planning, nutrition counseling, sports nutrition
  Sports Coaching = athletics coach, sports management, sports training, football coach, basketball coach,
    cricket coach
    ; near Fitness Training
  Beauty Care = hair styling, hairdressing, makeup artist, beautician, hair cutting, cosmetologist, nail care,
    salon management, make up artist, esthetician
`,
);
