import { readSkillEntries } from '../../skill-notation.ts';

export const legalSkills = readSkillEntries(
  'legal',
  `
  Legal Research = legal advice, case law, legal analysis, legal writing, law firm, lawyer, legal counsel,
    legal advisor, legal opinions, legal matters, legal affairs, legal associate, westlaw, lexisnexis, scc online,
    manupatra, legal issues, law student, llb, case research, juris doctor, legal services
    ; near Litigation, Legal Drafting
  Legal Drafting = pleadings, legal documents, drafting of agreements, drafting agreements, legal notices,
    drafting pleadings, affidavits, written statements, drafting legal documents, legal documentation, legal briefs,
    drafting contracts, conveyancing, drafting of pleadings, legal notice
    ; near Contract Drafting
  Litigation = attorney, court proceedings, civil litigation, commercial litigation, litigation support,
    trial preparation, high court, civil procedure, court appearances, trial advocacy, district court, civil cases,
    criminal cases, depositions, court filings, family law, matrimonial law, divorce cases, divorce law
    ; near Arbitration
    ; cased Advocate
  Arbitration = mediation, dispute resolution, alternative dispute resolution, arbitral proceedings, mediator
    ; near Negotiation
  Paralegal Work = paralegal, legal assistant, legal secretary, case preparation, e discovery, document review,
    ediscovery, legal administration
    ; near Legal Research
  Criminal Law = criminal justice, law enforcement, police officer, criminal investigation, criminal defense,
    criminal procedure, crime investigation, forensic science
    ; near Litigation
  Corporate Law = company law, companies act, commercial law, business law, corporate legal, corporate lawyer,
    banking law, corporate laws, real estate law, property law, rera, title search, property documentation,
    land acquisition, title verification, real estate transactions
    ; near Company Secretarial, Contract Management
  Company Secretarial = company secretary, secretarial compliance, board meetings, secretarial audit,
    corporate governance, sebi regulations, sebi, secretarial work, board resolutions, roc compliance, roc filing,
    mca filing, company law compliance
  Intellectual Property = patent drafting, ipr, trademark, trademarks, copyright law, patent prosecution,
    patent search, intellectual property rights, patent law, patentability search, ip law, patent attorney,
    patent filing
    ; near Corporate Law
  Contract Management = contract administration, contract lifecycle management, contracts management,
    contract manager, contract compliance, contract analysis, contracts manager, clm tools
    ; near Contract Drafting, Procurement
  Contract Drafting = contract review, contract law, drafting of contracts, agreement drafting, contract vetting,
    vetting of agreements, service agreements, ndas, non disclosure agreements, agreements drafting, vetting contracts
  Immigration Law = h1b, visa petitions, immigration processing, h 1b, green card processing, visa petition,
    immigration cases
  Regulatory Compliance = compliance, regulatory requirements, corporate compliance, compliance management,
    legal compliance, compliance monitoring, regulatory reporting, compliance audits, regulatory standards, finra,
    rbi guidelines, compliance reporting, policy compliance
    ; near Regulatory Affairs, Internal Controls
  Regulatory Affairs = regulatory submissions, fda regulations, fda, fda submissions, ctd dossier, ectd, anda filing,
    dossier preparation, drug regulatory affairs, usfda, fda compliance, ectd submissions, 510 k
    ; near GMP
  GDPR = data privacy, general data protection regulation, data protection, ccpa, privacy law, dpdp act,
    privacy compliance, cipp
    ; near Security Compliance, Regulatory Compliance
`,
);
