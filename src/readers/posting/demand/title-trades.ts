import { canonicalSkill } from '#readers/skills';

/**
 * Roles whose names say too little in a text ("the cook", "a printer"), but tell the trade as a title. Before the sign: a
 * name that the lexicon has.
 */
export const rolesOfTrades = `
  Culinary Arts = chef
  Cooking = cook
  Baking = baker
  Butchery = butcher
  Cost Estimation = estimator
  Joinery = joiner
  Metal Fabrication = fabricator
  Mechanical Fitting = fitter
  Automotive Repair = mechanic
  Plumbing = pipefitter
  Painting and Decorating = painter
  Delivery Driving = courier
  Order Picking = picker, picker packer
  Purchasing = buyer
  Academic Research = researcher, research scientist, research fellow, research associate, research assistant
  Landscape Design = landscape architect
  Counselling = counsellor, counselor
  Caregiving = support worker, care assistant, care worker, carer
  Patient Care = healthcare assistant
  Child Care = nursery practitioner, nursery assistant, nanny, childminder
  Translation = interpreter
  Editing = editor
  Audio Production = sound engineer, audio engineer
  Video Editing = film editor
  Videography = camera operator
  Taxation = tax advisor, tax adviser, tax consultant, tax manager, tax analyst, tax associate, tax specialist, tax preparer
  Notary Services = notary
  Learning and Development = trainer, training manager, training officer, training coordinator
  Marketing = marketing manager, marketing executive, marketing officer, marketing assistant, marketing coordinator
  Public Relations = pr officer, pr manager, pr executive, publicist
  Facilities Management = facilities manager, facilities coordinator, facilities assistant
  Janitorial = cleaner
  Gardening = gardener
  Farming = farm manager, farm worker, farmhand, farmer
  Forestry = forester
  Customs Clearance = customs officer
  Aviation = pilot
  Sewing = tailor
  Jewelry Design = jeweller, jeweler
  Assembly Operations = assembler
  Instrumentation and Control = instrumentation technician, instrument technician, instrumentation engineer
  Electronics = electronics technician, electronics engineer
  Telecommunications = telecom technician, telecom engineer, telecoms engineer
  Solution Architecture = solution architect, solutions architect
  Pathology = pathologist
  Performing Arts = actor, actress, stage manager
  Broadcasting = broadcast engineer, presenter, broadcaster
  Printing = printer, print operator
  Drilling Operations = driller
  Concrete Pouring = concrete finisher, concreter
  Demolition Works = demolition operative
  Heavy Equipment Operation = plant operator, equipment operator
  Site Management = site manager
  Environmental Science = environmental consultant, environmental engineer, environmental scientist
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ').map((part) => part.trim()))
  .map(([trade = '', roles = '']) => ({ trade, roles: roles.split(', ') }));

const tradeOfRole = new Map(rolesOfTrades.flatMap(({ trade, roles }) => roles.map((role) => [role, trade] as const)));

/** Before a role, they tell another trade: "Travel Counsellor", "Media Buyer". */
const notOfTrade =
  'academic|admissions?|travel|career|student|sales|debt|camp|bi?cycle|bike|elevator|lift|carpet|window|kitchen|media|dog|market';

/** The role is what somebody is, with nothing but a place, a number or the like after it: "Cook (m/f)", but not "Cook County". */
const role = new RegExp(
  String.raw`(?<![\p{L}-])(?<!\b(?:${notOfTrade}) )(${[...tradeOfRole.keys()].toSorted((a, b) => b.length - a.length).join('|')})s?` +
    String.raw`(?=\s*(?:$|[^\p{L}\s]|(?:and|or|at|for|in|with|on|to|of|i{1,3}|iv|level|needed|wanted|required|full|part)\b))`,
  'giu',
);

/** Canonical names of the trades of a title's roles: "Head Chef" is culinary arts. */
export function tradesOfTitle(title: string): string[] {
  const trades = [...title.matchAll(role)].flatMap(([, name = '']) => tradeOfRole.get(name.toLowerCase()) ?? []);
  return [...new Set(trades)].map((name) => canonicalSkill(name));
}
