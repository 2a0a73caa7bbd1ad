const split = (words: string): string[] => words.split(/,\s*/);

/** Names of generated people, companies and jobs. */
export const words = {
  first: split(
    'Aarav,Vivaan,Aditya,Arjun,Ishaan,Rohan,Kabir,Ananya,Diya,Saanvi,Myra,Priya,Neha,Pooja,Kavya,Nikhil,Shreya,Rahul,Meera,Varun,Tanvi,Siddharth,Nisha,Manish,Ritu,Omar,Layla,Yusuf,Fatima,Chen,Wei,Hiroshi,Yuki,Olga,Ivan,James,Mary,John,Patricia,Robert,Jennifer,Michael,Linda,David,Elizabeth,William,Barbara,Susan,Joseph,Jessica,Thomas,Sarah,Carlos,Karen,Daniel,Lisa,Matteo,Nancy,Anton,Betty,Markus,Sandra,Paul,Ashley,Steven,Kim,Andrew,Emily,Kenneth,Donna,Joshua,Michelle,Kevin,Carol,Brian,Amanda,George,Melissa,Timothy,Deborah',
  ),
  last: split(
    'Sharma,Verma,Gupta,Patel,Reddy,Nair,Iyer,Menon,Singh,Kumar,Das,Bose,Mukherjee,Chatterjee,Joshi,Kulkarni,Deshmukh,Rao,Shetty,Pillai,Smith,Johnson,Williams,Brown,Jones,Garcia,Miller,Davis,Rodriguez,Martinez,Hernandez,Lopez,Gonzalez,Wilson,Anderson,Taylor,Moore,Jackson,Martin,Lee,Perez,Thompson,White,Harris,Sanchez,Clark,Ramirez,Lewis,Robinson,Walker,Young,Allen,King,Wright,Scott,Torres,Nguyen,Hill,Flores,Green,Adams,Nelson,Baker,Hall,Rivera,Campbell,Mitchell,Carter,Roberts,Gomez,Phillips,Evans,Turner,Diaz,Parker,Cruz,Edwards,Collins,Reyes,Stewart,Morris,Morales,Murphy,Cook,Rogers,Gutierrez,Ortiz,Morgan,Cooper,Peterson,Bailey,Reed,Kelly,Howard,Ramos,Kimura,Tanaka,Zhang,Petrov,Schmidt',
  ),
  skill: split(
    'TypeScript,JavaScript,Node.js,React,Vue,Angular,PostgreSQL,MySQL,MongoDB,Redis,Kafka,AWS,GCP,Azure,Docker,Kubernetes,Terraform,Python,Django,Java,Spring Boot,Go,Rust,C++,PHP,Laravel,Ruby on Rails,GraphQL,SQL,ETL,Spark,Airflow,Figma,SEO,Salesforce,Excel,Tally,SAP,Jira,Power BI',
  ),
  level: split('Junior,Associate,Senior,Lead,Staff,Principal,Head of'),
  role: split(
    'Backend Engineer,Frontend Engineer,Full Stack Developer,Data Engineer,Data Scientist,DevOps Engineer,QA Engineer,Product Manager,Project Manager,UX Designer,Sales Executive,Account Manager,HR Business Partner,Recruiter,Marketing Manager,Content Writer,Finance Analyst,Accountant,Operations Manager,Support Specialist,Security Engineer,Machine Learning Engineer,iOS Developer,Android Developer,Business Analyst',
  ),
  place: split(
    'Bengaluru,Mumbai,Pune,Hyderabad,Chennai,Delhi,Gurugram,Noida,Kolkata,Kochi,Remote,London,Berlin,New York,Toronto,Singapore',
  ),
  company: split(
    'Nimbus,Redwood,Bluepeak,Vertex,Solaris,Quantum,Evergreen,Ironbridge,Silverline,Northwind,Pinnacle,Horizon,Cobalt,Lighthouse,Summit,Meridian',
  ),
  suffix: split('Technologies,Systems,Finance,Retail,Health,Logistics,Foods,Media'),
  industry: split('Technology,Finance,Healthcare,Retail,Manufacturing,Logistics'),
  mail: split('gmail.com,yahoo.co.in,outlook.com,proton.me,mail.test,example.com'),
  tag: split('hot,passive,referred,relocate,immediate,campus,senior,remote-only,vip,rehire'),
};

/** Searches with a known outcome at every size. */
export const known = {
  /** Name of one candidate of the large organization. */
  rareName: 'Zebulon Quackenbush',
  rareEmail: 'zebulon.quackenbush@rarely.test',
  /** One of a hundred last names, all equally common. */
  commonName: words.last[0] ?? '',
  /** One of twenty-five roles, all equally common. */
  titleWord: 'Backend',
  tag: words.tag[0] ?? '',
  industry: words.industry[0] ?? '',
};
