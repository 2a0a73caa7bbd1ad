// Names that stand after a city's and belong to it. Countries come from the runtime; these are the states and provinces
// of the countries whose postings give them.
const states =
  'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Jammu and Kashmir|Ladakh|Puducherry|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|England|Scotland|Wales|Northern Ireland|Bavaria|Bayern|Hessen|Saxony';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countries = letters
  .flatMap((a) => letters.map((b) => countryNames.of(a + b)))
  .filter((name) => name !== undefined);
const regions = new Set(
  [...states.split('|'), ...countries, 'USA', 'UK', 'UAE', 'EU'].map((name) => name.toLowerCase()),
);
// Countries that are cities, whose name is a label of its own.
for (const city of ['singapore', 'monaco', 'luxembourg']) regions.delete(city);

/** Whether a name after a city's says where that city is: a state, a country, or a state's letters ("MP", "CA"). */
export const isRegion = (name: string): boolean => regions.has(name.toLowerCase()) || /^[A-Z]{2}$/.test(name);
