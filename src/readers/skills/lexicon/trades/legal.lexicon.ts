import { readSkillEntries } from '../../skill-notation.ts';

export const legalSkills = readSkillEntries(
  'legal',
  `
  Legal Research = legal advice, legal analysis, lawyer, solicitor, barrister, legal counsel, legal advisor, legal matters,
    legal affairs, legal associate, scc online, manupatra, legal issues, law student, llb, juris doctor,
    legal services
    ; near Litigation, Legal Drafting
  Legal Drafting = drafting of agreements, drafting agreements, written statements, legal documentation, legal briefs,
    drafting contracts
    ; near Contract Drafting
  Litigation = attorney, court proceedings, litigation support, high court, civil procedure, civil procedure rules, trial advocacy,
    district court, criminal cases, court filings, divorce cases, divorce law
    ; near Arbitration
    ; cased Advocate
  Arbitration = mediation, dispute resolution, alternative dispute resolution, arbitral proceedings, mediator
    ; near Negotiation
  Paralegal Work = paralegal, legal assistant, legal secretary, legal administration
    ; near Legal Research
  Criminal Law = criminal justice, law enforcement, police officer, criminal investigation, criminal defense,
    criminal procedure, crime investigation, forensic science
    ; near Litigation
  Corporate Law = corporate legal, corporate lawyer, banking law, corporate laws, property documentation,
    land acquisition, real estate transactions
    ; near Company Secretarial, Contract Management
  Company Secretarial = company secretary, secretarial compliance, secretarial audit, secretarial work,
    board resolutions, mca filing, company law compliance
  Intellectual Property = ipr, patent prosecution, intellectual property rights, patent law, ip law, patent attorney,
    patent filing
    ; near Corporate Law
  Contract Management = contract administration, contract lifecycle management, contracts management,
    contract manager, contract compliance, contract analysis, contracts manager, clm tools
    ; near Contract Drafting, Procurement
  Contract Drafting = drafting of contracts, agreement drafting, service agreements, agreements drafting,
    vetting contracts
  Immigration Law = h1b, visa petitions, immigration processing, h 1b, green card processing, visa petition,
    immigration cases
  Regulatory Compliance = compliance, regulatory requirements, corporate compliance, compliance management,
    legal compliance, compliance monitoring, regulatory standards, compliance reporting, policy compliance
    ; near Regulatory Affairs, Internal Controls
  Regulatory Affairs = regulatory submissions, fda submissions, ctd dossier, anda filing, drug regulatory affairs,
    usfda, 510 k
    ; near GMP
  GDPR = general data protection regulation, privacy law, dpdp act, cipp
    ; near Security Compliance, Regulatory Compliance
`,
);
