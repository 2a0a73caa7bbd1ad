/** Stop words, and words in nearly every job description and resume. Phrases with them are not compared. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a about above across after all also am an and any are as at be because been before being below between both ' +
    'but by can could did do does due during each either else etc every few for from further had has have having he ' +
    'her here him his how however i if in into is it its just least less like made make many may me might more most ' +
    'much must my near need needs no non nor not now of off on once one only onto or other others our out over own ' +
    'per same shall she should so some such than that the their them then there these they this those through to ' +
    'too toward towards two three under until up upon us use used user using very via was we well were what when ' +
    'where whether which while who whom whose why will with within without would yet you your yourself ability able ' +
    'accordingly additional address apply applicant applicants available based basic benefits best bachelor ' +
    'bachelors candidate candidates career client clients com company companies contact curriculum daily date day ' +
    'days degree description desired detail details develop developed developing development duties e education ' +
    'email employee employees employer employment ensure ensured ensuring environment equal excellent experience ' +
    'experienced expertise familiar familiarity fast field full fully g gmail good great growth handling hands help ' +
    'helped high highly ideal immediate include included includes including industry information involved job jobs ' +
    'join joining know knowledge lead leading level linkedin location looking location love manage managed managing ' +
    'minimum month months name new objective offer open opportunities opportunity organization organizations ' +
    'overview page part passion people permanent person personal phone plus position positions practice practices ' +
    'preferred prior process processes product products professional professionals proficiency proficient profile ' +
    'project projects proven provide provided providing qualification qualifications qualified quality related ' +
    'relevant required requirement requirements responsibilities responsibility responsible resume role roles ' +
    'salary schedule seeking self senior shift skill skilled skills solid solution solutions strong success ' +
    'successful successfully summary support supported supporting team teams technical technologies technology time ' +
    'tools type understanding university various vitae want week weeks work worked working works world www year ' +
    'years yrs'
  ).split(' '),
);
