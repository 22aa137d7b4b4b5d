import type { CgmFileLanguage } from './result.ts';

/** What a column holds, as far as it matters here. */
export type ColumnRole =
  | 'time'
  | 'eventType'
  | 'recordType'
  | 'glucose'
  | 'historic'
  | 'scan'
  | 'strip'
  | 'device'
  | 'unit'
  | 'flag';

export interface HeadingPattern {
  role: ColumnRole;
  /** Languages that write a column so; several where neighbours share the words. */
  languages: readonly CgmFileLanguage[];
  pattern: RegExp;
}

const row = (role: ColumnRole, languages: string, pattern: RegExp): HeadingPattern => ({
  role,
  languages: languages === '' ? [] : (languages.split(' ') as CgmFileLanguage[]),
  pattern,
});

/**
 * Headings of Dexcom Clarity, LibreView, Nightscout and plain tables, in lower case without accents. The first match
 * wins. Spanish, German, French, Italian, Portuguese and Dutch in the spellings of public files and of programs that
 * read them; docs/decisions/glucose-files.md#makers-and-the-evidence-for-each-layout says which were seen.
 */
export const HEADING_PATTERNS: readonly HeadingPattern[] = [
  row(
    'time',
    'en',
    /^((device|meter|sensor|local|display|reading) )?time ?stamp( \(.*\))?$|^(datetime|date ?time|date and time|datestring|time|date|local time)( \(.*\))?$/,
  ),
  row(
    'time',
    'es',
    /^(marca temporal|marca de (hora|tiempo)|sello de tiempo|fecha y hora|fecha\/hora|fecha|hora)\b/,
  ),
  row('time', 'nl', /^(tijdstempel|datum en tijd|datum\/tijd|tijdstip|tijd)\b/),
  row(
    'time',
    'de',
    /^(geratezeitstempel|zeitstempel|datum und uhrzeit|datum\/uhrzeit|uhrzeit|zeitpunkt|zeit)\b/,
  ),
  row('time', 'de nl', /^datum\b/),
  row('time', 'fr', /^(horodatage|horodateur|date et heure|date\/heure|heure)\b/),
  row('time', 'it', /^(timestamp del dispositivo|indicazione (data e )?ora|data e ora|data\/ora|ora)\b/),
  row('time', 'pt', /^(carimbo de (data|tempo|hora)|data e hora|data\/hora|hora)\b/),
  row('time', 'it pt', /^data( \(.*\))?$/),
  row('time', 'en', /^((device|meter|sensor|local|display|reading) )?time ?stamp\b/),
  row('eventType', 'en', /^(event type|event$)/),
  row('eventType', 'es pt', /^(tipo de evento|evento$)/),
  row('eventType', 'es', /^(tipo de suceso|tipo evento)/),
  row(
    'eventType',
    'de',
    /^(ereignisart|ereignistyp|ereignis-?typ|ereignis-?art|(art|typ) des ereignisses|ereignis$)/,
  ),
  row('eventType', 'fr', /^(type d.evenement|evenement$)/),
  row('eventType', 'it', /^tipo (di )?evento/),
  row('eventType', 'nl', /^(type gebeurtenis|gebeurtenistype|soort gebeurtenis|gebeurtenis$)/),
  row('recordType', 'en', /^record type/),
  row('recordType', 'es pt', /^tipo de (registro|registo)/),
  row('recordType', 'es', /^tipo de entrada/),
  row(
    'recordType',
    'de',
    /^(aufzeichnungstyp|aufzeichnungsart|datensatztyp|eintragstyp|eintragsart|(art|typ) des eintrags|(art|typ) der aufzeichnung)/,
  ),
  row('recordType', 'fr', /^type d.enregistrement/),
  row('recordType', 'it', /^tipo (di )?(registrazione|record|registro|dato)/),
  row('recordType', 'nl', /^(gegevenstype|recordtype|type gegevens|soort gegevens|type record)/),
  row('historic', 'en', /^historic glucose/),
  row('historic', 'es', /^(histori.*glucosa|glucosa histor)/),
  row('historic', 'de', /^((glukose|glucose).*verlauf|(verlauf|histor).*glukose)/),
  row('historic', 'fr', /^(historique.*(glucose|glycemi)|(glucose|glycemi).*historique)/),
  row('historic', 'it', /^(storico.*(glucosio|glicemi)|(glucosio|glicemi).*storic)/),
  row('historic', 'pt', /^(historico.*(glicose|glicemi|glucose)|(glicose|glicemi).*historic)/),
  row('historic', 'nl', /^(historische (glucose|bloedsuiker)|(glucose|bloedsuiker)geschiedenis)/),
  row('historic', 'de en', /^(histori.*glucose|(verlauf|histor).*glucose)/),
  row('scan', 'en', /^scan(ned)? glucose/),
  row('scan', 'es', /^(escan.*glucosa|glucosa.*escan)/),
  row('scan', 'fr', /^((numeris|scan).*(glucose|glycemi)|(glucose|glycemi).*(numeris|scan))/),
  row('scan', 'it', /^((scansion|scan).*(glucosio|glicemi)|(glucosio|glicemi).*scansion)/),
  row(
    'scan',
    'pt',
    /^((analis|leitura|digitaliz|scan|verific).*(glicose|glicemi)|(glicose|glicemi).*(leitura|scan))/,
  ),
  row('scan', 'nl', /^(gescande glucose|glucosescan)/),
  row('scan', 'de', /^((glukose|glucose).*scan|scan.*(glukose|glucose|wert)|gescannte)/),
  row('strip', 'en', /^strip glucose/),
  row('strip', 'es', /(tira.*glucosa|glucosa.*tira)/),
  row('strip', 'de', /(streifen.*(glukose|glucose)|(glukose|glucose).*streifen)/),
  row('strip', 'fr', /((glucose|glycemi).*(bandelette|electrode)|(bandelette|electrode).*(glucose|glycemi))/),
  row('strip', 'it', /(stris?ci.*(glucosio|glicemi)|(glucosio|glicemi).*strisci)/),
  row('strip', 'pt', /(tira.*(glicose|glicemi)|(glicose|glicemi).*tira)/),
  row('strip', 'nl', /(strook.*(glucose|bloedsuiker)|(glucose|bloedsuiker).*strook|teststrip)/),
  row('device', 'en', /^device$/),
  row('device', 'es it pt', /^dispositivo$/),
  row('device', 'de', /^gerat$/),
  row('device', 'fr', /^appareil$/),
  row('device', 'nl', /^apparaat$/),
  row('unit', '', /^(units?|unidad(es)?|einheit(en)?|unites?|unita|unidades?|eenhe(id|den))$/),
  row('flag', '', /^(flag|censored|marca|annotations)$/),
  row('glucose', 'es', /glucosa|azucar|glucemia/),
  row('glucose', 'de', /glukose|blutzucker|gewebezucker/),
  row('glucose', 'fr', /glycemi|\bglucose (du|de|interstitiel)|(valeur|niveau|taux) (du |de )?glucose|sucre/),
  row('glucose', 'it', /glucosio/),
  row('glucose', 'pt', /glicose|acucar/),
  row('glucose', 'it pt', /glicemia/),
  row('glucose', 'nl', /glucosewaarde|glucoseniveau|glucosemeting|bloedsuiker|bloedglucose|sensorglucose/),
  row('glucose', 'en', /glucose|^sgv\b|^(bg|gl)\b|blood sugar/),
];

/** A word that names glucose in any of the languages, alone or compounded. */
const GLUCOSE_WORD = /gl[uyi][ck]|glicem|glycem|zucker|sucre|azucar|acucar|suiker|^(sgv|egv|cbg)$/;

/** Words that may be beside it in the heading of a reading: what is measured, where and by what. */
const READING_WORDS = new Set(
  [
    'value values level levels reading readings measurement measured result results data concentration historic history',
    'sensor sensors cgm cgms mcg sgc interstitial tissue blood estimated mgdl mgml mmol mmoll mol umol µmol μmol per the',
    // A meter's are readings too, and are told apart from a sensor's elsewhere.
    'capillary capilary capilar capillaire kapillar capillare smbg meter glucometer glucometro fingerstick',
    'valor valores nivel niveles lectura lecturas medicion medida resultado concentracion sangre intersticial estimado',
    'estimada estimados del los las',
    'wert werte messwert messwerte messung sensorwert sensorwerte gewebe blut geschatzter geschatzte der des',
    'valeur valeurs niveau niveaux taux mesure mesures lecture capteur interstitiel interstitielle sang estimee estime dans',
    'valore valori livello lettura letture misura misurazione sensore interstiziale sangue stimato stimata nel',
    'leitura leituras medicao sensores intersticiais dos',
    'waarde waarden meting metingen bloed geschatte van het',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether a folded heading names glucose and nothing that makes it something else. A word that is not known, as in
 * `Predicted Glucose`, may say that nobody measured it: such a column is asked about and never read unasked.
 */
export const isPlainGlucose = (folded: string): boolean => {
  const words = folded.match(/\p{L}+/gu) ?? [];
  // Units and articles are short; `hi` and `lo` are alarms or limits.
  const isShort = (word: string) => word.length <= 2 && word !== 'hi' && word !== 'lo';
  return words.every((word) => isShort(word) || GLUCOSE_WORD.test(word) || READING_WORDS.has(word));
};

/** Columns that mention time but count from a transmitter's start (Clarity): no time of a reading. */
export const NOT_A_CLOCK = /\btran?sm|\bzender/;

/** Columns that mention glucose but hold no readings. */
export const NOT_A_READING = new RegExp(
  [
    'rate|trend|change|keton|ketone|target|calibra|insulin|meal|alert|alarm',
    'tasa|velocidad|variacion|cambio|tendencia|cetona|objetivo|comida',
    'anderung|geschwindigkeit|zielwert|kalibr',
    'variation|changement|vitesse|tendance|cetone|corps cetonique|cible|etalonnage|repas',
    'variazione|velocita|tasso|tendenza|cheton|obiettivo|\\bpast[oi]\\b|avvis',
    'variacao|velocidade|\\btaxa|\\balvo|\\bmeta\\b|refeicao',
    'verander|snelheid|streef|doel|maaltijd|waarschuwing|kalibrat',
  ].join('|'),
);
