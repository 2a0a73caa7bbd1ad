export { contactWordsOf, withoutContactData, withoutContacts } from './contact-data.ts';
