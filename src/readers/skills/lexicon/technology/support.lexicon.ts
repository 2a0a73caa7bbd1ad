import { readSkillEntries } from '../../skill-notation.ts';

export const supportSkills = readSkillEntries(
  'support',
  `
  Customer Service = customer support, customer care, client service, customer satisfaction, customer relations,
    customer service representative, customer service skills, customer handling, client support, customer queries,
    customer assistance, client satisfaction, customer inquiries, csr role, customer oriented, chat process,
    email and chat support, chat and email support
    ; near Customer Success, Call Center, Zendesk
  Call Center = call centre, call handling, contact center, telephone etiquette, phone etiquette,
    call center operations, non voice process, international voice process, call center representative,
    contact centre, call quality, multi line phone, telephone skills, average handling time, bpo industry
    ; near Customer Service
  Zendesk = zen desk ; near Freshdesk
  Freshdesk = freshservice ; context Freshworks
  CompTIA A+ = comptia a ; of Technical Support ; near CompTIA Security+, CompTIA Network+ ; context A+
  Technical Support = it support, tech support, l1 support, l2 support, l3 support, end user support, it technician,
    information technology support, hardware and networking, hardware installation, pc repair,
    printer troubleshooting, laptop repair, hardware maintenance, desktop hardware, assembling computers,
    computer repair, pc hardware, hardware repair, printers and scanners, computer assembly,
    printer installation
    ; near System Administration
  System Administration = system administrator, systems administrator, sysadmin, systems administration,
    server administration, system admin, it administrator, servers administration, storage administration,
    emc storage, san nas, nas storage, data backup, backup solutions, storage management, backup administration
    ; near Windows Server, Linux
  ITIL = itil v3, itil v4, itil foundation, itil certified, itil 4, itil process, remedy ticketing, bmc remedy,
    service request management, jira service desk, jira service management
    ; near ServiceNow
  ServiceNow = service now, servicenow itsm
`,
);
