import { readSkillEntries } from '../../skill-notation.ts';

export const hrSkills = readSkillEntries(
  'hr',
  `
  # Human resources at large
  Human Resources = human resource, human resource management, hr operations, hr management, hrm, hr generalist,
    hr manager, hr policies, hr executive, hr department, human resources management, hr administration, hr policy,
    personnel management, hr shared services, hr helpdesk, hr service delivery, job analysis, job descriptions,
    job evaluation, job description writing
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
  Recruitment = recruiting, talent acquisition, recruiter, staffing, screening resumes, resume screening,
    full cycle recruiting, end to end recruitment, full life cycle recruiting, volume hiring, bulk hiring,
    lateral hiring, candidate screening, interview scheduling, employee recruitment, campus recruitment,
    campus hiring, campus recruiting, university recruiting, college recruiting, campus placement drives
    ; near Sourcing, Onboarding
  Sourcing = candidate sourcing, talent sourcing, sourcing candidates, boolean search, job portals, naukri,
    x ray search, resume sourcing, candidate pipeline, talent pipeline, talent mapping, linkedin recruiter,
    linkedin sourcing, linkedin recruiting
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
  Onboarding = employee onboarding, on boarding, employee induction, induction programs, new hire orientation,
    new hire onboarding, joining formalities, new employee orientation, employee orientation, offboarding,
    exit interviews, exit interview, exit formalities, full and final settlement, employee separation,
    exit management, employee exit
  Employee Relations = employee grievances, grievance handling, grievance management, employee relation,
    disciplinary actions, workplace investigations, employee discipline
    ; near Industrial Relations, Employee Engagement
  Employee Engagement = engagement surveys, employee satisfaction, employee motivation, rewards and recognition,
    employee recognition, employee welfare, employee retention, talent retention, attrition management,
    attrition analysis, talent management
    ; near Human Resources
  Industrial Relations = labor relations, labour relations, trade unions, trade union, union negotiations,
    collective bargaining, union management
    ; near Labor Law
  Diversity and Inclusion = diversity equity and inclusion, diversity & inclusion, dei initiatives
    ; near Human Resources
  POSH = prevention of sexual harassment, posh act, posh compliance ; near Labor Law ; cased POSH
  Performance Management = performance appraisal, performance reviews, performance review, performance appraisals,
    performance management system, appraisal process, performance evaluation, performance evaluations,
    employee performance, okrs, annual appraisals, 360 degree feedback
    ; near Human Resources
  Learning and Development = training and development, employee training, training programs, training needs,
    training needs analysis, training need analysis, l&d, training development, training needs identification,
    corporate training, corporate trainer, training delivery, training materials, training coordinator,
    leadership development, staff training, staff development
    ; near Instructional Design
  Labor Law = labour law, employment law, labour laws, labor laws, fmla, flsa, employment legislation,
    shops and establishment act, factories act, labour compliance, labor regulations
    ; near Statutory Compliance, Employee Relations
  Statutory Compliance = pf esi, epf, esic, pf esic, esi pf, statutory compliances, professional tax ; near Payroll
  Attendance Management = time and attendance, leave management, attendance tracking, kronos, timekeeping,
    time and labor, leave and attendance, attendance and leave
    ; near Payroll, HRIS

  # Pay
  Payroll = payroll processing, payroll management, payroll administration, salary processing, payroll accounting,
    payroll system, payroll taxes, salary preparation
    ; near Compensation and Benefits
  Compensation and Benefits = employee benefits, benefits administration, compensation benefits, total rewards,
    compensation management, salary benchmarking, comp and ben, c&b, compensation analysis, benefits management,
    compensation structure, compensation planning
    ; near Human Resources
  ADP = adp workforce now, adp payroll, adp run ; near Payroll ; cased ADP
  Payroll Software = paychex, gusto payroll, paycom, paylocity ; near ADP, Payroll

  # Software
  HRIS = hrms, hr systems, human resource information system, human resources information system,
    hr information systems, hcm, human capital management, hr software, keka, greythr, zoho people, ultipro, ukg
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
