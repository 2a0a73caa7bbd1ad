import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** A program whose name is an ordinary word. */
export const tradeMethods = readSkillEntries(
  'legal',
  'Relativity = relativityone, relativity one ; of Paralegal Work ; cased Relativity',
);

/** Tasks that postings of a trade demand by name. */
export const tradeMethodParts = readSkillParts(`
  Dentistry > Scaling and Root Planing = scale and root planing ; Dental Prophylaxis = prophys, prophy, dental prophy
    ; Periodontal Charting = perio charting ; Periodontal Maintenance = perio maintenance ; Fissure Sealants
    ; Intraoral X-Rays = intraoral x rays, bitewings, intraoral photos
  Obstetrics and Gynecology > Perineal Suturing ; Neonatal Life Support = newborn life support ; Newborn Examination = nipe
  Nursing > Preceptorship = nursing preceptorship
    ; Evidence-Based Practice = evidence based practice, evidence based care, evidence based interventions
    ; Central Lines = central line, central line care, central venous catheters, picc lines, picc line, cvads
    ; Operating Department Practice = operating department practitioner ; NMC Code = nmc code of conduct
  Patient Care > Primary Care = primary healthcare, general practice nursing ; Acute Care = acute hospital care
    ; Urgent Care ; Clinical Governance ; Care Coordination = coordination of care, coordinating care
    ; Chronic Disease Management = long term conditions, chronic conditions ; Sepsis = sepsis screening
    ; QOF = quality and outcomes framework
  Mental Health Counseling > Mental Health = mental health problems, mental health conditions,
    mental illness ; Mental Health Act = mental health act 1983 ; CAMHS ; IAPT = talking therapies
    ; BABCP Accreditation = babcp, babcp accredited ; UKCP Registration = ukcp, ukcp registered
  Physiotherapy > Orthotics ; Prosthetics
  Medication Administration > IV Antibiotics = intravenous antibiotics
  Social Work > Person-Centred Practice = person centred approach, person centred care, person centred, person centered care,
    person centered approach, person centered, person centred planning
    ; Strengths-Based Practice = strengths based approach, strength based approach, strengths based, strengths based practice
    ; Homelessness Prevention = homelessness, rough sleeping ; Multi-Agency Working = multi agency work, multiagency working
    ; Challenging Behaviour = challenging behavior, challenging behaviours, challenging behaviors
    ; Welfare Benefits = welfare benefit, welfare rights, universal credit, benefits advice
    ; Housing Legislation = housing law ; Tenancy Management = tenancy sustainment
  Veterinary Medicine > Anesthetic Monitoring = anaesthetic monitoring, monitoring anaesthetics, monitoring anesthesia
    ; IV Catheter Placement = iv catheters, placing iv catheters
    ; Instrument Sterilization = instrument sterilisation, sterilising instruments
  Early Childhood Education > Weaning ; Bottle Feeding = bottle making, bottle preparation ; Safe Sleep
    ; Two Year Check = 2 year progress check, two year progress check
  Teaching > Formative Assessment = assessment for learning
  Welding > Stick Welding = mma welding, manual metal arc, mmaw ; Weld Purging = back purging, gas purging
  Driving > Vehicle Checks = walkaround checks, walk around checks, daily vehicle checks
    ; Working Time Directive = drivers hours and wtd, working time rules
    ; Motor Vehicle Record = motor vehicle report, mvr, drivers abstract, driver abstract, driving abstract
    ; Map Reading = read maps, reading maps, map reading skills
  Health and Safety > Hazardous Goods = transport of hazardous goods, transportation of dangerous goods, tdg certification,
    hazardous materials handling
  Industrial Maintenance > Lubrication = lubrication theory, lubrication systems ; Gearboxes = gear boxes, gear reducers
    ; Electrical Schematics = electrical diagrams, wiring diagrams, electrical schematic
  Photography > Capture One = capture one pro ; Tethered Shooting = tethered capture, shoot tethered
    ; Retouching = image retouching
  Taxation > Deferred Tax = deferred taxation, current and deferred tax ; Tax Provisions = tax provisioning, tax provision
  Agriculture > Broadacre Cropping = broadacre, broadacre agronomy
  Networking > IP Networking = ip networks ; Directory Services ; NTLM
  DevOps > Feature Flags = feature toggles
  Embedded Systems > Bare-Metal Programming = bare metal firmware, bare metal programming, bare metal development
  Digital Marketing > Conversion Tracking ; Taboola ; Outbrain
  Database Administration > Sharding = database sharding
  NoSQL > Key-Value Stores = key value stores, key value store ; Document Databases = document database, document stores
  Business Development > Bid Writing = tender writing, writing bids, writing tenders
  Accounting > Statutory Accounts = statutory accounting
  Mechanical Engineering > ASME Codes = asme, asme standards ; NACE Standards = nace certified
    ; Hand Tools = hand and power tools, power tools, power and hand tools
`);
