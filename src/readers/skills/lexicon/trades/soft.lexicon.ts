import { readSkillEntries } from '../../skill-notation.ts';

export const softSkills = readSkillEntries(
  'soft',
  `
  Communication = communication skills, verbal communication, written communication, excellent communication,
    verbal and written communication, written and verbal communication, oral communication, communication skill,
    effective communication, good communication, communicator, written and oral communication, interpersonal skills,
    interpersonal, interpersonal skill, people skills, interpersonal communication, relationship building,
    building relationships, people person, rapport building, emotional intelligence, empathy, active listening,
    listening skills, self awareness, presentation skills, public speaking, presentations, presentation skill,
    oral presentations, speaking skills
  Leadership = team leadership, people management, team management, team lead, leadership skills, team handling,
    team development, leading teams, team supervision, staff management, staff supervision, supervisory skills,
    leadership experience, leadership quality, supervising staff, cross functional leadership,
    team building and leadership, managing teams, coaching and mentoring, mentoring, coaching, mentorship,
    coaching skills, mentor
  Teamwork = team player, collaboration, team work, cross functional teams, team building,
    cross functional collaboration, team oriented, cross functional team, team spirit, team worker
  Problem Solving = problem solving skills, analytical skills, critical thinking, troubleshooting,
    analytical thinking, problem solver, analytical skill, logical thinking, problem solving abilities,
    decision making, decision making skills, quick decision making, decision maker
  Time Management = multitasking, multi tasking, multi task, prioritization, meeting deadlines,
    time management skills, punctuality, deadline driven, punctual, multitask, working under pressure,
    work under pressure, stress resistance, stress resistant, stress tolerance,
    planning and organizing, organizational skills, organization skills, organisational skills,
    organizing skills, planning and organising, planning skills
    ; context Planning
  Attention to Detail = detail oriented, attention to details, detail orientation, eye for detail
  Work Ethic = hard working, hardworking, self motivated, self motivation, strong work ethic, work ethics,
    self starter, positive attitude, proactive, responsible attitude, adaptability, adaptable, flexibility,
    quick learner, fast learner, willingness to learn, eager to learn, ability to learn, learning agility,
    self learner
  Conflict Resolution = conflict management, resolving conflicts, de escalation, resolving conflict
    ; near Employee Relations, Negotiation
  Stakeholder Management = stakeholder engagement, stakeholder communication, stakeholder relations,
    managing stakeholders, stakeholder relationship management
  Strategic Planning = strategic thinking, strategy development, strategic management, business strategy,
    business planning, strategy planning, strategic analysis, strategic initiatives, strategic direction,
    business plan, corporate strategy, strategy formulation
`,
);
