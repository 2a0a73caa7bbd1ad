import { readSkillParts } from '../../skill-notation.ts';

/** Programs, licences and methods that postings of a trade name beside its larger skills. */
export const tradeToolParts = readSkillParts(`
  Property Management > Yardi = yardi voyager ; AppFolio = app folio ; RealPage ; Entrata ; Buildium
  Real Estate Sales > Real Estate License = real estate salesperson license, licensed real estate agent,
    licensed realtor, realtor license
    ; Multiple Listing Service = mls listings ; Escrow = escrow accounts, escrow closing
    ; Title Examination = title searches, title insurance
  Insurance > Property and Casualty License = p&c license, property & casualty license, property casualty license
    ; Life and Health License = life & health license, life insurance license, health insurance license
    ; Subrogation
  Financial Analysis > FactSet ; Capital IQ = s&p capital iq, capiq ; Series 7 = finra series 7, series 7 license
    ; Series 63 = series 63 license ; Series 65 = series 65 license ; Series 66 = series 66 license
  Dentistry > Dentrix ; Eaglesoft = patterson eaglesoft ; Open Dental ; Dental License = licensed dentist
    ; Paediatric Dentistry = pediatric dentistry ; Crowns and Bridges = crown and bridge
  Electronic Health Records > PointClickCare = point click care ; Kareo ; AdvancedMD ; TherapyNotes ; SimplePractice
  Nursing > NCLEX = nclex-rn ; TNCC = trauma nursing core course ; Neonatal Resuscitation = nrp certification
    ; Nursing Assessment = nursing assessments ; Nurse Delegation
  Mental Health Counseling > EMDR ; Motivational Interviewing ; Licensed Clinical Social Worker = lcsw
    ; Licensed Master Social Worker = lmsw
    ; Licensed Professional Counselor = lpc license ; Licensed Mental Health Counselor = lmhc
    ; Licensed Marriage and Family Therapist = lmft
  Clinical Research > Institutional Review Board = irb approval ; Method Validation ; Assay Development
    ; Stability Testing = stability studies
    ; Laboratory Information Management = lims, laboratory information management system
  Biotechnology > CRISPR = crispr-cas9 ; Plasmid Cloning = molecular cloning
  Driving > Electronic Logging Devices = eld compliance, electronic logs, electronic logging device, eld, elds
    ; Tanker Endorsement ; Doubles and Triples Endorsement = doubles triples endorsement, doubles/triples endorsement
  Logistics > Load Boards = dat load board
  Quality Management > Nonconformance Reports = non-conformance reports
  Food Safety > SQF ; BRC Audits = brcgs
    ; Food Handlers Card = food handler card, food handlers permit, food handler certification
  CAD > Onshape
  Industrial Maintenance > IBM Maximo = maximo ; Boilers ; Conveyors ; Millwright Work = millwright
    ; Motor Controls = motor control centers
  HVAC > Heat Pumps = heat pump
  Electrical Maintenance > Low Voltage Systems = low voltage wiring, low voltage
    ; Journeyman Electrician License = journeyman license, journeyman electrician ; Electrical Panels
  Construction Management > Takeoffs = material takeoffs, take-offs
    ; RFIs and Submittals = rfis, requests for information ; On-Screen Takeoff = on screen takeoff
  Civil Engineering > HEC-RAS ; HEC-HMS ; Grading and Drainage = site grading
  Agriculture > Pesticide Applicator License = pesticide license, applicator license ; Groundskeeping
    ; Snow Removal = snow plowing
  Facilities Management > Floor Care = floor waxing, floor buffing ; Pool Maintenance ; Drywall Repair
  Security Guarding > Guard Card = security guard license, guard license
  Hospitality > Toast POS ; OpenTable ; Aloha POS
  Event Management > Catering Sales ; Banquet Operations = banquet setup ; Wedding Planning
  Point of Sale > Lightspeed POS ; Clover POS ; Square POS
  Office Administration > Minute Taking = taking minutes
    ; Office Equipment = copiers, fax machines, photocopier, photocopiers ; Mail Merge
  Recruitment > Candidate Screening Calls = phone screens
  Accounting > Bill.com ; Expensify ; 1099 Reporting = 1099s, 1099 filing ; Job Costing = job cost accounting
    ; Prepaids and Accruals = accruals and prepaids
`);
