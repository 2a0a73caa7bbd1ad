import { readSkillEntries } from '../../skill-notation.ts';

export const healthcareSkills = readSkillEntries(
  'healthcare',
  `
  # Nursing and care
  Nursing = staff nurse, nurse, nursing care, gnm, bsc nursing, charge nurse, nursing process, bsn, nephrology
    ; near Patient Care, Intensive Care
  Patient Care = direct patient care, patient handling, patient management, caring for patients, patient advocacy,
    patient interaction, patient positioning, blood pressure monitoring, monitoring vitals
    ; near Home Care
  Home Care = home health, home health aide
  Intensive Care = intensive care unit, micu, iccu
    ; near Emergency Medicine
    ; cased ICU
  Emergency Medicine = emergency room, emergency department, emergency care, casualty department,
    emergency medical services, emergency medical technician, pre hospital care
    ; near First Aid
    ; cased EMT
  Operating Room = operation theatre, operating theatre, surgical assistance, ot technician, ot nurse,
    surgical technologist, circulating nurse, preoperative care
    ; near Surgery
  Surgery = surgical procedures, surgeon, general surgery, laparoscopic surgery, orthopedic surgery ; context Surgery
  Medication Administration = administering medication, administering medications, administer medications,
    medication reconciliation
    ; near Nursing, Pharmacology
  Infection Control = infection prevention, universal precautions, aseptic technique, biomedical waste management,
    sterile technique
    ; near Patient Care
  Phlebotomy = phlebotomist, drawing blood
    ; near Medical Laboratory
  First Aid = first aid certified, first aid training ; near CPR
  CPR = cpr certified, cardiopulmonary resuscitation, cpr certification, cpr aed, cpr bls
    ; near Basic Life Support
    ; cased CPR
  Basic Life Support = bls certified, bls certification ; near Advanced Cardiac Life Support ; cased BLS
  Advanced Cardiac Life Support = acls certified, advanced cardiovascular life support, acls certification
    ; near Intensive Care
    ; cased ACLS
  Pediatric Advanced Life Support = pals certified
    ; near Advanced Cardiac Life Support, Pediatrics
    ; cased PALS

  # Medicine and therapy
  Medicine = physician, general physician, clinical medicine, general medicine, medical practitioner, resident doctor,
    medical officer, clinical diagnosis, general practitioner, house officer, cosmetology, laser hair removal,
    skin care treatments
    ; near Surgery, Patient Care
  Pediatrics = paediatrics, pediatric care, pediatric nursing, pediatrician, paediatrician, child health
  Obstetrics and Gynecology = obstetrics, gynecology, gynaecology, ob gyn, maternal health, postpartum care
  Cardiology = cardiac care, telemetry nursing, cardiologist
  Oncology = chemotherapy, cancer care, oncologist, radiation therapy
  Psychiatry = psychiatric nursing, psychiatrist, psychiatric care, mental health nursing, inpatient psychiatric
    ; near Mental Health Counseling
  Mental Health Counseling = cbt therapy, behavioral health, counselling psychology, psychologist, mental health therapist,
    group therapy, individual counseling, counselling, psychological assessment, mental health services,
    mental health counselor, mental health care, counseling psychology
    ; near Social Work
  Social Work = social worker, msw, social services, case workers, social welfare, youth development
  Physiotherapy = physical therapy, physiotherapist, physical therapist, exercise therapy
    ; near Occupational Therapy
  Occupational Therapy = occupational therapist, sensory integration
  Speech Therapy = speech therapist, speech language pathology, speech pathologist, audiology
    ; near Occupational Therapy
  Dentistry = dental care, dental assistant, dentist, bds, dental clinic, dental surgery
  Optometry = optometrist, ophthalmology, optician, refraction testing
  Ayurveda = ayurvedic, bams, homeopathy, bhms, panchakarma, naturopathy
  Veterinary Medicine = veterinary, veterinarian, animal care, animal husbandry
  Anesthesia = anaesthesia, anesthesiology, anesthetist, anaesthetist, anesthesiologist, anaesthesiology ; near Surgery

  # Laboratory, imaging, pharmacy, research
  Medical Laboratory = clinical laboratory, lab technician, laboratory testing, medical technologist, dmlt, bmlt,
    clinical chemistry, mlt, medical lab, laboratory technician
    ; near Microbiology, Laboratory Techniques
  Radiology = radiography, radiographer, radiologic technologist, medical imaging, radiologist, radiation safety
  Microbiology = microbiologist, bacteriology, culture media, virology, microbial testing ; near Biotechnology
  Biotechnology = biotech, genetics, life sciences, bioprocess
    ; near Laboratory Techniques
  Laboratory Techniques = gel electrophoresis, laboratory skills, dna extraction, pipetting, immunohistochemistry,
    titration
  Gas Chromatography ; of Analytical Chemistry ; near HPLC ; context GC
  Pharmacopoeias = pharmacopoeia, pharmacopeia, pharmacopoeial, pharmacopeial, united states pharmacopeia ; near Analytical Chemistry
    ; context USP, EP, IP
  Analytical Chemistry = gc ms, chromatography, lc ms, uv vis, ftir, uv spectrophotometer, chemical analysis
    ; near Laboratory Techniques
  Bioinformatics = computational biology, ngs analysis, sequence analysis, next generation sequencing
    ; near Biotechnology
  Pharmacy = pharmacist, pharmaceuticals, b pharm, pharmacy operations, d pharm, retail pharmacy, m pharm,
    pharmaceutical sciences
    ; near Pharmacology
  Pharmacology = pharmacotherapy, pharmacokinetics, drug interactions, clinical pharmacology, toxicology
  Pharmacovigilance = drug safety, adverse event reporting, adverse events, icsr, medwatch, argus safety,
    aggregate reports, signal detection safety
    ; near Clinical Research
  Clinical Research = clinical studies, clinical trial management, clinical operations, irb submissions,
    clinical study, regulatory writing, clinical study reports
    ; near Clinical Data Management, Technical Writing
  Clinical Data Management = electronic data capture, medidata rave, edc systems, redcap, cdisc, sdtm, oracle clinical
  Public Health = health promotion, community health, disease prevention, health awareness

  # Records, billing, administration
  Electronic Health Records = electronic medical records, electronic health record, medical records management,
    nextgen ehr, athenahealth, eclinicalworks, health information management, practice fusion,
    electronic medical record
    ; near Medical Terminology
    ; cased EHR, EMR
  Epic EMR = epic systems, epic ehr ; of Electronic Health Records ; context Epic
  Cerner = oracle cerner, cerner millennium, cerner ehr, cerner emr ; of Electronic Health Records ; context Cerner
  Medical Coding = medical coder, icd 9, aapc, icd codes, inpatient coding, icd coding, ipdrg, hcc coding
    ; near Medical Billing
  Medical Billing = rcm billing, medical biller, ar calling, us healthcare billing, charge entry, medical claims,
    healthcare claims
    ; near Medical Terminology
  Medical Terminology = anatomy and physiology, medical terms
  Medical Transcription = medical transcriptionist, medical scribe, clinical documentation, patient charts,
    medical documentation
    ; near Medical Terminology
  HIPAA = hipaa regulations, hipaa compliance, patient confidentiality, hipaa guidelines, hipaa compliant
    ; near Security Compliance, Electronic Health Records
  Healthcare Management = healthcare administration, hospital management, health administration, hospital operations,
    health care administration, jcaho, joint commission, health services management, managed care
  Medical Assisting = medical assistant, medical office, patient scheduling, patient registration,
    appointment scheduling, patient intake, medical receptionist, physician office
    ; near Patient Care
  HL7 = hl7 fhir, fhir, hl7 interfaces, dicom, healthcare it, mirth connect ; near Electronic Health Records

  # Fitness and food
  Fitness Training = group fitness, exercise physiology, fitness instructor, gym trainer, aerobics, exercise programs,
    weight training, zumba instructor, crossfit, exercise science, kinesiology, sports medicine, athletic training,
    fitness trainer, fitness coach
    ; near Nutrition, Yoga
  Yoga = yoga instructor, yoga teacher
  Pilates = pilates instructor, clinical pilates, reformer pilates ; near Yoga, Fitness Training
  Nutrition = dietician, dietitian, nutritionist, nutritional counseling, nutrition counseling, sports nutrition
  Sports Coaching = athletics coach, sports management, sports training, football coach, basketball coach,
    cricket coach
    ; near Fitness Training
  Beauty Care = beautician, cosmetologist, salon management, esthetician
`,
);
