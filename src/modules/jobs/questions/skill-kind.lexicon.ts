/** Skills of one kind, which are not all relatives in the lexicon, or not of one category. */
export const kindPatterns = {
  database: {
    pattern: /sql|^(?:oracle(?: database| db)?|rdbms|relational databases?)$/i,
    examples: ['SQL', 'No SQL', 'PL/SQL', 'Oracle db'],
    counterexamples: ['Oracle Cloud', 'Redis'],
  },
  scripting: {
    pattern: /^(?:java ?script|type ?script|jquery|ajax|ecmascript|es6)$/i,
    examples: ['JavaScript', 'jQuery'],
    counterexamples: ['Java', 'React'],
  },
  /** Tools in which a team plans and notes its work. */
  tracker: {
    pattern: /^(?:jira|confluence|trello|asana|azure boards|bugzilla|redmine)$/i,
    examples: ['Jira', 'Confluence'],
    counterexamples: ['Azure DevOps'],
  },
  machineLearning: {
    pattern:
      /^(?:machine learning|deep learning|computer vision|neural networks|artificial intelligence|data science)$/i,
    examples: ['Deep Learning', 'Computer Vision'],
    counterexamples: ['Statistics', 'Machine Learning Operations'],
  },
  learningLibrary: {
    pattern: /^(?:tensorflow|pytorch|keras|theano|caffe|mxnet|scikit-learn)$/i,
    examples: ['TensorFlow', 'Keras'],
    counterexamples: ['OpenCV', 'Pandas'],
  },
  numbersLibrary: {
    pattern: /^(?:pandas|numpy|scipy)$/i,
    examples: ['Pandas', 'NumPy'],
    counterexamples: ['Python'],
  },
};
