import { readSkillEntries } from '../../skill-notation.ts';

export const educationSkills = readSkillEntries(
  'education',
  `
  Teaching = teacher, school teacher, student teaching, lecturer, assistant professor, teaching experience,
    faculty member, primary teacher, tgt, pgt, student engagement, elementary education, secondary education,
    mathematics teacher, substitute teacher, guest faculty, professor, teaching skills, exam preparation,
    grading papers, assessment design, question paper setting, invigilation, grading assignments, student progress
    ; near Classroom Management, Lesson Planning, Tutoring
  Classroom Management = classroom behavior management, behavior management, student behavior, student discipline,
    classroom discipline
  Lesson Planning = lesson plans, lesson plan, lesson preparation ; near Curriculum Development
  Curriculum Development = curriculum design, curriculum planning, academic content development, curriculum
    ; near Instructional Design
  Tutoring = tutor, private tuition, home tuition, peer tutoring, tuition teacher, online tutoring, online teaching,
    academic tutoring
    ; near Teaching
  Special Education = special needs, special educator
    ; near Teaching
  Early Childhood Education = nursery teacher, early childhood, play way method, preschool teacher, toddlers, nanny,
    babysitting
    ; near Teaching
  ESL Teaching = english as a second language, esl, teaching english, english teacher, english language teaching,
    soft skills trainer
    ; near Teaching, Translation
  Instructional Design = e learning development, instructional designer, addie, elearning development,
    instructional materials
    ; near Learning and Development
  Learning Management Systems = learning management system, blackboard lms, blackboard learn, lms administration,
    smart board, smart classes
    ; near Instructional Design
    ; cased LMS
  Academic Administration = school administration, academic coordination, academic coordinator, school principal,
    admissions counselor, registrar, education administration, school management, educational leadership,
    student counseling, student affairs, admissions counseling, academic affairs
    ; near Teaching
  Academic Research = research papers, scientific research, scientific writing, peer reviewed publications,
    research publications, research assistant, research scholar, manuscript preparation, journal publications
    ; near Data Analysis
  Library Science = librarian, library management, koha, library and information science
  Library Management Systems = library management system, ex libris, ex libris alma, sirsidynix
    ; near Library Science
    ; context Alma
  Foreign Languages = french language, german language, spanish language, japanese language, mandarin, bilingual,
    bilingual spanish, fluent in spanish, fluent spanish, sign language, multilingual, spanish speaking,
    french speaking, german speaking
    ; near Translation
`,
);
