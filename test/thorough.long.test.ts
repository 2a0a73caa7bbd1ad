// All cases of files that do with fewer in the suite: `isThorough` is true here.
import './console/candidates/neighbors.test.ts';
import './http/copies.test.ts';
import './http/fuzz.test.ts';
import './interviews/room/room-fuzz.test.ts';
import './matching/match-score.test.ts';
import './platform/media.test.ts';
import './processes/boot.test.ts';
import './resumes/resume-extract.test.ts';
import './skills/skill-matcher.test.ts';
