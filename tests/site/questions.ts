import type { Locale } from '#language/locales.ts';

type Words = readonly [question: string, answer: string];

/** A question that a reader asks, with words of the answer as the page has them. */
interface Asked extends Readonly<Partial<Record<Locale, Words>>> {
  /** Id of the page, for a Grand Cru its slug. */
  readonly page: string;
}

const asked = (page: string, en: Words, fr: Words): Asked => ({ page, en, fr });

/** Sixty questions, whose answers a reader of the Markdown alone must find on the page named. */
export const questions: readonly Asked[] = [
  asked(
    'home',
    ['How large is Domaine Leroy?', 'about 23 hectares'],
    ['Quelle est la superficie du Domaine Leroy ?', '23 ha'],
  ),
  asked(
    'home',
    ['How many bottles does it make a year?', 'about 40,000'],
    ['Combien de bouteilles fait-il par an ?', '40 000'],
  ),
  asked(
    'home',
    ['In how many parcels do its vines lie?', '46 parcels'],
    ['En combien de parcelles sont ses vignes ?', '46 parcelles'],
  ),
  asked('home', ['When was the estate founded?', '1988'], ['Quand le domaine a-t-il été fondé ?', '1988']),
  asked(
    'home',
    ['Whose estate did Lalou Bize-Leroy buy at Vosne-Romanée?', 'Charles Noëllat'],
    ['Quel domaine Lalou Bize-Leroy a-t-elle acheté à Vosne-Romanée ?', 'Charles Noëllat'],
  ),
  asked(
    'philosophy',
    ['Who advised her on biodynamics?', 'François Bouchet'],
    ['Qui l’a conseillée en biodynamie ?', 'François Bouchet'],
  ),
  asked(
    'philosophy',
    ['How long do the wines stay in cask?', '14 to 18 months'],
    ['Combien de temps les vins restent-ils en fût ?', '14 à 18 mois'],
  ),
  asked('philosophy', ['What is the average yield?', 'about 15 hl/ha'], ['Quel est le rendement moyen ?', '15 hl/ha']),
  asked(
    'philosophy',
    ['How many people work there?', 'up to 60'],
    ['Combien de personnes y travaillent ?', 'jusqu’à 60'],
  ),
  asked(
    'philosophy',
    ['How warm does the fermentation become at most?', '33 °C'],
    ['Jusqu’à quelle température monte la fermentation ?', '33 °C'],
  ),
  asked(
    'philosophy',
    ['In which year were the red Premiers and Grands Crus declassified?', '2004'],
    ['En quelle année les premiers et grands crus rouges ont-ils été déclassés ?', '2004'],
  ),
  asked(
    'philosophy',
    ['What is preparation 501 made of?', 'quartz'],
    ['De quoi est faite la préparation 501 ?', 'quartz'],
  ),
  asked(
    'history',
    ['Who founded the merchant house of Auxey, and when?', 'François Leroy'],
    ['Qui a fondé la maison de négoce d’Auxey ?', 'François Leroy'],
  ),
  asked(
    'history',
    ['When did Henri Leroy buy half of the Domaine de la Romanée-Conti?', '1942'],
    ['Quand Henri Leroy a-t-il acheté la moitié de la Romanée-Conti ?', '1942'],
  ),
  asked(
    'history',
    ['What did the Noëllat estate cost?', '65 million francs'],
    ['Combien a coûté le domaine Noëllat ?', '65 million francs'],
  ),
  asked(
    'history',
    ['Which Japanese company bought a third of the house?', 'Takashimaya'],
    ['Quelle société japonaise a acheté un tiers de la maison ?', 'Takashimaya'],
  ),
  asked(
    'history',
    ['Who was hired for the rows and the vats in 1988?', 'André Porcheret'],
    ['Qui fut engagé en 1988 pour la vigne et la cave ?', 'André Porcheret'],
  ),
  asked(
    'vineyards',
    ['How many wines does the estate make?', 'Thirty-one wines'],
    ['Combien de vins le domaine fait-il ?', 'Trente et un vins'],
  ),
  asked(
    'vineyards',
    ['How large is its holding in Les Beaux Monts?', '2.6113 ha'],
    ['Quelle superficie a-t-il aux Beaux Monts ?', '2,6113 ha'],
  ),
  asked(
    'vineyards',
    ['How large is its holding in Aux Boudots?', '1.1968 ha'],
    ['Quelle superficie a-t-il aux Boudots ?', '1,1968 ha'],
  ),
  asked(
    'vineyards',
    ['How large is its holding in Aux Combottes?', '0.463 ha'],
    ['Quelle superficie a-t-il aux Combottes ?', '0,463 ha'],
  ),
  asked('vineyards', ['How much Aligoté does it have?', '2.5791 ha'], ['Combien d’aligoté a-t-il ?', '2,5791 ha']),
  asked(
    'vineyards',
    ['In which Volnay does it have vines?', 'Santenots'],
    ['Dans quel volnay a-t-il des vignes ?', 'Santenots'],
  ),
  asked(
    'vintages',
    ['When were the grapes of 2019 picked?', '10–19 September 2019'],
    ['Quand les raisins de 2019 ont-ils été cueillis ?', '10 au 19 septembre 2019'],
  ),
  asked(
    'vintages',
    ['What was the yield of 2019?', 'just under 20 hl/ha'],
    ['Quel fut le rendement de 2019 ?', '20 hl/ha'],
  ),
  asked('vintages', ['What was the yield of 2020?', '15 hl/ha'], ['Quel fut le rendement de 2020 ?', '15 hl/ha']),
  asked(
    'chambertin',
    ['How much Chambertin does the estate have?', '0.70 ha'],
    ['Combien de chambertin le domaine a-t-il ?', '0,70 ha'],
  ),
  asked(
    'chambertin',
    ['From whom did it buy its Chambertin?', 'Philippe Rémy'],
    ['À qui a-t-il acheté son chambertin ?', 'Philippe Rémy'],
  ),
  asked('chambertin', ['How large is Chambertin?', '12.90'], ['Quelle est la superficie du Chambertin ?', '12,90']),
  asked(
    'latricieres-chambertin',
    ['How much Latricières-Chambertin does it have?', '0.5715 ha'],
    ['Combien de latricières-chambertin a-t-il ?', '0,5715 ha'],
  ),
  asked(
    'latricieres-chambertin',
    ['In which village does it lie?', 'Gevrey-Chambertin'],
    ['Dans quel village est-ce ?', 'Gevrey-Chambertin'],
  ),
  asked(
    'latricieres-chambertin',
    ['What is the base yield there?', '37 hl/ha'],
    ['Quel y est le rendement de base ?', '37 hl/ha'],
  ),
  asked(
    'clos-de-la-roche',
    ['How much Clos de la Roche does it have?', '0.665 ha'],
    ['Combien de clos-de-la-roche a-t-il ?', '0,665 ha'],
  ),
  asked(
    'clos-de-la-roche',
    ['How long can it be kept?', '15–25 years'],
    ['Combien de temps se garde-t-il ?', '15 à 25 ans'],
  ),
  asked(
    'clos-de-la-roche',
    ['In which village does it lie?', 'Morey-Saint-Denis'],
    ['Dans quel village est-ce ?', 'Morey-Saint-Denis'],
  ),
  asked('musigny', ['How much Musigny does it have?', '0.27 ha'], ['Combien de musigny a-t-il ?', '0,27 ha']),
  asked(
    'musigny',
    ['From whom did it buy Musigny in 1990?', 'Moine-Hudelot'],
    ['À qui a-t-il acheté du musigny en 1990 ?', 'Moine-Hudelot'],
  ),
  asked('musigny', ['How long can it be kept?', '20–30 years'], ['Combien de temps se garde-t-il ?', '20 à 30 ans']),
  asked(
    'musigny',
    ['Which plots does the land registry record?', 'AN 29'],
    ['Quelles parcelles le cadastre porte-t-il ?', 'AN 29'],
  ),
  asked(
    'clos-de-vougeot',
    ['How much Clos de Vougeot does it have?', '1.9069 ha'],
    ['Combien de clos-de-vougeot a-t-il ?', '1,9069 ha'],
  ),
  asked('clos-de-vougeot', ['How large is the Clos?', '50.97'], ['Quelle est la superficie du Clos ?', '50,97']),
  asked('clos-de-vougeot', ['Which monks built it?', 'Cîteaux'], ['Quels moines l’ont bâti ?', 'Cîteaux']),
  asked(
    'richebourg',
    ['How much Richebourg does it have?', '0.7765 ha'],
    ['Combien de richebourg a-t-il ?', '0,7765 ha'],
  ),
  asked(
    'richebourg',
    ['At what temperature is it served?', '15–16 °C'],
    ['À quelle température se sert-il ?', '15 à 16 °C'],
  ),
  asked(
    'richebourg',
    ['In which village does it lie?', 'Vosne-Romanée'],
    ['Dans quel village est-ce ?', 'Vosne-Romanée'],
  ),
  asked(
    'romanee-saint-vivant',
    ['How much Romanée-Saint-Vivant does it have?', '0.9929 ha'],
    ['Combien de romanée-saint-vivant a-t-il ?', '0,9929 ha'],
  ),
  asked(
    'romanee-saint-vivant',
    ['Who held the northern edge in 1512?', 'Bognet'],
    ['Qui tenait la lisière nord en 1512 ?', 'Bognet'],
  ),
  asked(
    'romanee-saint-vivant',
    ['Which plots does the land registry record?', 'AC 299'],
    ['Quelles parcelles le cadastre porte-t-il ?', 'AC 299'],
  ),
  asked(
    'corton-renardes',
    ['How much Corton-Renardes does it have?', '0.5014 ha'],
    ['Combien de corton-renardes a-t-il ?', '0,5014 ha'],
  ),
  asked(
    'corton-renardes',
    ['In which commune do these vines lie?', 'Aloxe-Corton'],
    ['Dans quelle commune sont ces vignes ?', 'Aloxe-Corton'],
  ),
  asked(
    'corton-charlemagne',
    ['Which of the nine is white?', 'Chardonnay'],
    ['Lequel des neuf est blanc ?', 'Chardonnay'],
  ),
  asked(
    'corton-charlemagne',
    ['How much Corton-Charlemagne does it have?', '0.4315 ha'],
    ['Combien de corton-charlemagne a-t-il ?', '0,4315 ha'],
  ),
  asked('corton-charlemagne', ['When was it bought?', '1988'], ['Quand l’a-t-on acheté ?', '1988']),
  asked(
    'atlas',
    ['Between which altitudes do the nine lie?', '240 and 330 metres'],
    ['Entre quelles altitudes sont les neuf ?', '240 et 330'],
  ),
  asked(
    'atlas',
    ['Which figure does the site print as the area of Chambertin?', '12.90 ha'],
    ['Quelle superficie le site donne-t-il au Chambertin ?', '12,90 ha'],
  ),
  asked(
    'harvests',
    ['From when to when does the harvest series of Beaune run?', 'from 1354 to 2018'],
    ['De quand à quand va la série des vendanges de Beaune ?', 'de 1354 à 2018'],
  ),
  asked('harvests', ['Who published the series?', 'Labbé'], ['Qui a publié la série ?', 'Labbé']),
  asked(
    'compare',
    ['What share of Latricières-Chambertin does the estate hold?', '7.8%'],
    ['Quelle part du Latricières-Chambertin détient le domaine ?', '7,8 %'],
  ),
  asked(
    'labels',
    ['Which three houses bear the name?', 'Auvenay'],
    ['Quelles trois maisons portent ce nom ?', 'Auvenay'],
  ),
  asked(
    'data',
    ['Under which licence is the table of holdings?', 'MIT'],
    ['Sous quelle licence est le tableau des vignes ?', 'MIT'],
  ),
];

/** The question and the words of its answer in one language. */
export function asOf(one: Asked, locale: Locale): { readonly question: string; readonly answer: string } {
  const [question, answer] = one[locale] ?? [];
  if (question === undefined || answer === undefined) throw new Error(`A question on ${one.page} lacks "${locale}".`);
  return { question, answer };
}
