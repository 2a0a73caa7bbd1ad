import { readSkillEntries } from '../../skill-notation.ts';

export const educationSkills = readSkillEntries(
  'education',
  `
  Teaching = teacher, classroom teaching, school teacher, student teaching, lecturer, assistant professor,
    teaching experience, faculty member, primary teacher, tgt, pgt, student engagement, elementary education,
    secondary education, teaching methods, pedagogy, differentiated instruction, mathematics teacher, b ed,
    substitute teacher, guest faculty, professor, teaching skills, student assessment, student evaluation,
    exam preparation, grading papers, assessment design, question paper setting, invigilation, grading assignments,
    student progress
    ; near Classroom Management, Lesson Planning, Tutoring
  Classroom Management = classroom behavior management, behavior management, student behavior, student discipline,
    classroom discipline
  Lesson Planning = lesson plans, lesson plan, lesson preparation ; near Curriculum Development
  Curriculum Development = curriculum design, curriculum planning, course development, syllabus design, course design,
    course creation, academic content development, curriculum
    ; near Instructional Design
  Tutoring = tutor, private tuition, home tuition, peer tutoring, tuition teacher, online tutoring, online teaching,
    academic tutoring
    ; near Teaching
  Special Education = iep, special needs, autism, individualized education program, applied behavior analysis,
    aba therapy, special educator, individualized education plans, learning disabilities, ieps
    ; near Teaching
  Early Childhood Education = preschool, montessori, kindergarten, child care, childcare, child development,
    nursery teacher, early childhood, day care, play way method, preschool teacher, toddlers, nanny, babysitting
    ; near Teaching
  ESL Teaching = english as a second language, tefl, tesol, esl, teaching english, ielts training, celta,
    english teacher, english language teaching, soft skills trainer
    ; near Teaching, Translation
  Instructional Design = e learning, elearning, articulate storyline, adobe captivate, e learning development,
    instructional designer, addie, articulate 360, elearning development, instructional materials
    ; near Learning and Development
  Learning Management Systems = moodle, google classroom, learning management system, canvas lms, blackboard lms,
    blackboard learn, lms administration, smart board, smart classes
    ; near Instructional Design
    ; cased LMS
  Academic Administration = school administration, academic coordination, academic coordinator, school principal,
    admissions counselor, student admissions, academic advising, registrar, education administration,
    school management, educational leadership, student counseling, student affairs, career counseling,
    admission counselor, admissions counseling, academic affairs
    ; near Teaching
  Academic Research = research papers, literature review, scientific research, research methodology,
    scientific writing, peer reviewed publications, research publications, research assistant, qualitative research,
    research scholar, manuscript preparation, journal publications, research methods, quantitative research
    ; near Data Analysis
  Library Science = librarian, cataloging, library management, koha, library and information science, cataloguing,
    archives management, archival
  Foreign Languages = french language, german language, spanish language, japanese language, mandarin, bilingual,
    bilingual spanish, fluent in spanish, fluent spanish, sign language, multilingual, spanish speaking,
    french speaking, german speaking
    ; near Translation
`,
);
