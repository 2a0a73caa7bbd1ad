import { readField } from '../skill.notation.ts';

/** Real, but nearly everybody writes them down; matching weighs the category lowest. */
export const softSkills = readField(
  'soft',
  `
  Communication = communication skills, verbal communication, written communication, excellent communication, verbal and written communication, written and verbal communication, oral communication, communication skill, effective communication, business communication, good communication, communicator, written and oral communication ; near Presentation Skills
  Interpersonal Skills = interpersonal, interpersonal skill, people skills, interpersonal communication, relationship building, building relationships, people person, rapport building ; near Communication
  Presentation Skills = public speaking, presentations, presentation skill, presenting, oral presentations, speaking skills
  Leadership = team leadership, people management, team management, team lead, leadership skills, team leader, team handling, team development, leading teams, team supervision, staff management, staff supervision, supervision, supervisory skills, leadership experience, leadership quality, supervising staff, cross functional leadership, team building and leadership, managing teams ; near Coaching and Mentoring
  Coaching and Mentoring = mentoring, coaching, mentorship, coaching skills, mentor
  Teamwork = team player, collaboration, team work, cross functional teams, team building, cross functional collaboration, team oriented, cross functional team, team spirit, team worker
  Problem Solving = problem solving skills, analytical skills, critical thinking, troubleshooting, analytical thinking, problem solver, analytical skill, logical thinking, problem solving abilities, decision making, decision making skills, quick decision making, decision maker
  Time Management = multitasking, multi tasking, multi task, prioritization, meeting deadlines, time management skills, punctuality, deadline driven, punctual, multitask, working under pressure, work under pressure, planning and organizing, organizational skills, organizing, organization skills, organisational skills, organizational, organizing skills, planning and organising, planning skills ; context Planning
  Adaptability = adaptable, flexibility, quick learner, fast learner, willingness to learn, eager to learn, adaptive, ability to learn, learning agility, self learner
  Attention to Detail = detail oriented, attention to details, detail orientation, eye for detail, accuracy
  Emotional Intelligence = empathy, active listening, listening skills, patience, compassion, self awareness
  Work Ethic = hard working, hardworking, self motivated, self motivation, dedicated, reliable, strong work ethic, work ethics, self starter, positive attitude, dependable, proactive, responsible attitude, honest, sincere
  Conflict Resolution = conflict management, resolving conflicts, de escalation, resolving conflict ; near Employee Relations, Negotiation
  Stakeholder Management = stakeholder engagement, stakeholder communication, stakeholder relations, managing stakeholders, stakeholder relationship management
  Strategic Planning = strategic thinking, strategy development, strategic management, business strategy, business planning, strategy planning, strategic analysis, strategic initiatives, strategic direction, business plan, corporate strategy, strategy formulation
`,
);
