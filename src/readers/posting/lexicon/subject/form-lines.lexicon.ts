import { regex, regexesOf } from '#readers/patterns';

/** Lines of forms and job portals, and how to reach somebody. */
export const formLinePatterns = {
  address: {
    pattern: /[\w.+-]{1,64}@\S{1,100}|(?:https?:\/\/|www\.)\S+/giu,
    examples: ['jobs@example.com', 'https://example.com/git', 'www.example.com'],
    counterexamples: ['@home', 'example.com'],
  },
  /** Where to follow, ask or meet the employer, and how to apply. */
  channel: {
    pattern: regex('gi')`
      \b(?:follow|find|like|connect with|ask) us (?:on|at|in)\b[^.;]{0,60}|
      \binterviews? (?:is|are|will be|takes? place)(?: held| conducted| done)? (?:over|via|on|by|through|using)\b[^,.;]{0,80}|
      \b(?:apply|register|sign up)(?:(?: or)? (?:through|via|with|using) (?:our|your|the) (?:[\w-]+ ){0,3}
      (?:portal|profile|account|website|site|app|page)\b){1,2}|
      \b(?:include|attach|send|share|provide|submit)\b[^.;]{0,20}\blinks? to your\b[^,.;]{0,80}|
      \b(?:(?:github|gitlab|bitbucket|stack ?overflow|linkedin|behance|dribbble|kaggle)(?:,? (?:and|or) |, | ?\/ ?)?){1,6}
      \s?(?:profile|handle|link)s?\b|\bthis job (?:posting|advert\w*)\b|\bcurriculum vitae\b|
      \bpart 7 of the immigration act\b|\bclery (?:disclosure |act\b)[^.;]{0,250}
    `,
    examples: [
      'This job posting does not qualify',
      'Curriculum vitae',
      'as required by Part 7 of the Immigration Act',
      'The Jeanne Clery Disclosure Act asks us for crime statistics',
      'Follow us on Instagram',
      'Interviews are held over Zoom',
      'Apply with your LinkedIn profile',
      'Please include a link to your portfolio (Behance)',
      'If you have a GitHub, GitLab or Stack Overflow profile',
    ],
    counterexamples: [
      'Apply the Workday rules',
      'Apply with your CV, 3 years of Java',
      'Interviewing',
      'Follow up on leads',
      'Share links',
      'Write job postings and plan the curriculum',
      'Knowledge of the Immigration Act',
      'GitHub and GitLab pipelines',
    ],
  },
  /** How a person specification says that it will look: by application (A), interview (I) or test (T). */
  assessedBy: {
    pattern: /\(\s?(?:[AIT]|[AIPRT](?:\s?[.,/&]\s?[AIPRT]){1,4})\.?\s?\)/g,
    examples: ['(A/I)', '(A.I.T)', '(I)', '(A, I)'],
    counterexamples: ['(R)', '(IT)', '(AI)', '(C+E)'],
  },
  /** "Next Recruitment Ltd" as a whole line. */
  agencyName: {
    pattern: regex('u')`
      ^\W*(?:\p{Lu}[\p{L}&.'’-]* ){1,3}(?:Recruitment|Recruiting|Staffing|Resourcing|Talent)
      (?: (?:Ltd|Limited|Inc|LLC|PLC|Group|Agency|Solutions|Services|Partners|Consultants))*\.?\W*$
    `,
    examples: ['Next Recruitment Ltd', 'Acme Recruitment', 'Apex Staffing'],
    counterexamples: [
      'Recruitment',
      'Technical recruiting',
      'Manage recruitment from start to finish',
      'Staffing levels',
    ],
  },
  /** A line of a form of a job portal, or about how to apply. */
  formField: {
    pattern: regex('i')`
      ^\W*(?:call|whatsapp|phone|text|ring)\b[^.;]{0,60}?\+?\(?\d[\d\s()+-]{6,}\d|^\W*(?:call|phone) ?\/ ?whatsapp\b|
      ^\W*hr(?: [a-z.]+){0,3}\W{1,3}\+?\d[\d\s()-]{8,}\W*$|\bcalls?\b[^.;]{0,60}\bto schedule (?:an?|the|your) interview (?:for|on)\s\d|
      ^\W*(?:job|vacancy|position|requisition) (?:code|id|ref\w*|number)\b|
      ^\W*applications? (?:due|deadline|closing|closes)\b|
      ^\W*please (?:give|provide|state|list|specify) details of the (?:knowledge|education)\b|
      ^\W*reference (?:number|no\.?|id|code)\W{1,3}\w*\d\w*\W*$|
      ^\W*(?-i:Service Line\s(?:[A-Z][\w&,-]*\s|and\s|&\s){0,6}(?:Services|Maintenance|Practice))\W*$|
      ^\W*(?:thanks?(?: you)?|(?:kind |best |warm )?regards)\W+(?:\w+ ){0,3}(?:team )?hr\b|
      ^\W*(?:cctc|ectc|current ctc|expected ctc|pan(?: no\.?| number)?|interview(?: mode| process| rounds?)?)(?: ?\/ ?\w+)? ?:|
      ^(?!.*\b(?:experience|knowledge|knows?|must|skills?|required|needed)\b)
      \W*(?:salary|ctc|stipend) (?:(?:of|up ?to|from|is) )?(?:(?:rs|inr|aed|php|sar|qar|zar|usd|myr|sgd)\b)?[\s.£$€₹]*\d|
      ^\W*your (?:contact|line manager|manager)(?: person)? (?:is|will be)\b|
      ^\W*(?:(?:please|kindly|candidates must) )?(?:carry|bring)\b[^.;]{0,40}
      \b(?:cv|resume|photo\w*|id proof|salary slips?|(?:original|your|all) documents)\b|
      ^\W*valid driv\w+ licen[cs]e\s?:\W*$|
      ^\W*(?:\w+ )?sharing buttons\W*$|^\W*share (?:to|on|via) (?:facebook|linkedin|twitter|x|whatsapp|e-?mail)\W*$|
      \b(?:whatsapp|send|share|e?-?mail|forward|drop|submit) (?:(?:me|us|in|across|your|ur|the|updated|latest|detailed) )*
      (?:cv|resume|résumé|(?<=\b(?:me|us|your|ur|the|updated|latest) )(?:cvs|resumes|résumés|profiles?))\b|
      ^\W*(?:industry(?:[ -]type)?|functional area|service line|department|role category|employment type|job types?|company(?: name)?|
      posted(?: on)?|
      job posting|(?:mode|type) of (?:employment|hiring|contract)|(?:employment|contract|hiring) (?:mode|duration|length|term)|
      flsa(?: status)?|(?:flsa )?classification|exempt(?:ion)? status|
      recruitment status|date of joining|share on|skill category|job category|category|categories|job function|
      reports? to|reporting to|business unit|(?:job |work )?locations?|place|address|contact|
      salary|ctc|pay|education|notice period|tags?|job id|requisition)\s*(?::|[-–]\s)\s*\S
    `,
    examples: [
      'WhatsApp your CV to the HR team',
      'Call or WhatsApp 0800 123',
      'HR Asha 98765 43210',
      'Please call to schedule the interview for 11th May',
      'Please give details of the knowledge, training or experience',
      'Reference Number IN7633_E2',
      'Service Line Cloud Services',
      'Thank you Asha Team HR - ACME',
      'Job code: SQL/BA',
      'Application due',
      'SALARY 7500 - 9000 AED + MEDICAL + TICKET EVERY 2 YEARS',
      'Stipend up to Rs. 15,000',
      'Industry: Information Technology',
      'Functional Area - Sales',
      'Reports to: Head of Finance',
      'Mode of Employment : W2',
      'Please bring your updated CV, pay slips and a passport photo',
      'Valid Driving License:',
      'Job Types: Full-time, Contract length: 6 months',
      'Social Sharing Buttons',
      'Share to LinkedIn',
    ],
    counterexamples: [
      'Skills: Java',
      'Share to LinkedIn what you learn',
      'client server',
      'Department',
      'HR for 2000000 people',
      'CTC 12 LPA, must have Java',
      'schedule the interviews',
      'Valid driving licence',
      'Bring documents up to date',
    ],
  },
  /** The same where no skill follows. */
  formFieldOrDemand: {
    pattern: /^\W*(?:website|sector|team|schedule|shift|budget|division|client|domain)\s*(?::|[-–]\s)\s*(?=\S)/i,
    examples: ['Website: example.com', 'Shift - nights', 'Domain: insurance'],
    counterexamples: ['Skills: Java', 'client server', 'Teams: Java'],
  },
  /** How to reach the employer. */
  contact: {
    pattern: regex('iu')`
      \b(?:call|whats ?app|phone|mobile|contact|e-?mail|mail|send|share|forward|reach)\b
      .{0,80}(?:\S@\S|\+?\(?\d[\d\s()+-]{8,}|\bext(?:ension|\.)?(?:\W*$| ?\d))
    `,
    examples: [
      'Call or WhatsApp for more information (+44 20 7946 0000)',
      'Share your resume at jobs@example.com',
      'call HR at ext. 1000',
    ],
    counterexamples: ['WhatsApp Business API', 'Send 100 emails a day'],
  },
};
export const formLineRegex = regexesOf(formLinePatterns);
