import { readSkillEntries } from '../../skill-notation.ts';

export const hrSkills = readSkillEntries(
  'hr',
  `
  # Human resources at large
  Human Resources = human resource, human resource management, hr management, hrm, hr generalist, hr manager,
    hr executive, hr department, human resources management, personnel management, hr shared services, hr helpdesk,
    hr service delivery, job analysis, job evaluation
    ; near Recruitment, Employee Relations, Payroll
    ; cased HR
  HR Business Partnering = hrbp, hr business partner, hr strategy, strategic hr
    ; near Human Resources, Employee Relations
  HR Analytics = people analytics, workforce analytics, hr metrics, hr reporting, hr dashboard, hr data analysis
    ; near HRIS, Human Resources
  Workforce Planning = manpower planning, headcount planning, hr planning, succession planning ; near Human Resources
  Organizational Development = organisational development, organization development, org design,
    organizational design, organizational effectiveness
    ; near Change Management

  # Hiring
  Recruitment = recruiting, recruiter, staffing, full cycle recruiting, end to end recruitment,
    full life cycle recruiting, candidate screening, employee recruitment, university recruiting, college recruiting,
    campus placement drives
    ; near Sourcing, Onboarding
  Sourcing = candidate sourcing, talent sourcing, sourcing candidates, x ray search, resume sourcing,
    candidate pipeline, talent pipeline, linkedin sourcing, linkedin recruiting
    ; near Executive Search
  Executive Search = headhunting, head hunting, leadership hiring, executive recruiting ; near Recruitment
  IT Recruitment = technical recruiting, technical recruitment, it recruiter, technical recruiter, us it recruitment,
    it staffing, us staffing, bench sales, technical hiring, it hiring
    ; near Recruitment, Sourcing
  Applicant Tracking Systems = applicant tracking system, applicant tracking, icims, taleo, smartrecruiters, jobvite,
    bullhorn, zoho recruit, greenhouse ats
    ; near Recruitment
  Employer Branding = employer brand, employee value proposition ; near Recruitment, Brand Management
  Background Verification = reference checks, employee verification, bgv ; near Onboarding

  # Life of an employee
  Onboarding = employee onboarding, on boarding, new hire orientation, new hire onboarding, joining formalities,
    new employee orientation, employee orientation, exit formalities, employee separation, exit management,
    employee exit
  Employee Relations = employee relation, employee discipline
    ; near Industrial Relations, Employee Engagement
  Employee Engagement = engagement surveys, employee satisfaction, employee motivation, employee recognition,
    attrition management, attrition analysis
    ; near Human Resources
  Industrial Relations = union negotiations, union management
    ; near Labor Law
  Diversity and Inclusion = diversity equity and inclusion, diversity & inclusion, dei initiatives
    ; near Human Resources
  POSH = prevention of sexual harassment, posh act, posh compliance ; near Labor Law ; cased POSH
  Performance Management = performance management system, appraisal process, performance evaluation,
    performance evaluations, employee performance, annual appraisals, 360 degree feedback
    ; near Human Resources
  Learning and Development = training and development, training programs, training needs, l&d, training development,
    training needs identification, training materials, training coordinator, staff development
    ; near Instructional Design
  Labor Law = labour law, labour laws, labor laws, employment legislation, shops and establishment act,
    labour compliance, labor regulations
    ; near Statutory Compliance, Employee Relations
  Statutory Compliance = pf esi, pf esic, esi pf, statutory compliances
    ; near Payroll
  Attendance Management = time and attendance, attendance tracking, time and labor, leave and attendance,
    attendance and leave
    ; near Payroll, HRIS

  # Pay
  Payroll = payroll management, payroll administration, payroll accounting, payroll system, salary preparation
    ; near Compensation and Benefits
  Compensation and Benefits = employee benefits, compensation benefits, compensation management, comp and ben, c&b,
    compensation analysis, compensation structure, compensation planning
    ; near Human Resources
  ADP = adp workforce now, adp payroll, adp run ; near Payroll ; cased ADP
  Payroll Software = paychex, gusto payroll, paycom, paylocity ; near ADP, Payroll

  # Software
  HRIS = hrms, hr systems, human resource information system, human resources information system,
    hr information systems, hr software, greythr, ultipro, ukg
    ; near Human Resources, Workday, SAP SuccessFactors
  Workday = workday hcm, workday hris, workday integrations, workday studio, workday payroll, workday recruiting,
    workday reporting
    ; near SAP SuccessFactors, Oracle HCM
    ; context Workday
  SAP SuccessFactors = successfactors, success factors, sap hcm, sap hr ; near Oracle HCM
  Oracle HCM = oracle hcm cloud, oracle fusion hcm, peoplesoft hcm, peoplesoft hrms
  BambooHR = bamboo hr ; near Darwinbox, HRIS
  Darwinbox = darwin box ; near HRIS
  SHRM Certification = shrm cp, shrm scp, phr, sphr, shrm certified ; near Human Resources ; cased PHR, SPHR
`,
);
