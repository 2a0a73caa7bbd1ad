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
  Veterinary Medicine > Anesthetic Monitoring = anaesthetic monitoring, monitoring anaesthetics, monitoring anesthesia
    ; IV Catheter Placement = iv catheters, placing iv catheters
    ; Instrument Sterilization = instrument sterilisation, sterilising instruments
  Early Childhood Education > Weaning ; Bottle Feeding = bottle making, bottle preparation ; Safe Sleep
    ; Two Year Check = 2 year progress check, two year progress check
  Teaching > Formative Assessment = assessment for learning
  Welding > Stick Welding = mma welding, manual metal arc, mmaw ; Weld Purging = back purging, gas purging
  Driving > Vehicle Checks = walkaround checks, walk around checks, daily vehicle checks
    ; Working Time Directive = drivers hours and wtd, working time rules
  Photography > Capture One = capture one pro ; Tethered Shooting = tethered capture, shoot tethered
    ; Retouching = image retouching
  Taxation > Deferred Tax = deferred taxation, current and deferred tax ; Tax Provisions = tax provisioning, tax provision
  Agriculture > Broadacre Cropping = broadacre, broadacre agronomy
  Mechanical Engineering > Hand Tools = hand and power tools, power tools, power and hand tools
`);
