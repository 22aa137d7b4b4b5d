import type { CgmFileLanguage } from './result.ts';

interface SampleHeadings {
  /** `%` is replaced by the unit. */
  clarity: readonly string[];
  libre: readonly string[];
  plain: readonly string[];
  /** Of CareLink's columns the day, the time of day, two other values of glucose, the sensor's, its current, events. */
  carelink: readonly string[];
  glooko: readonly string[];
  words: { low: string; high: string; alert: string };
}

const cells = (line: string) => line.split('|');

/** Headings of written sample files in each language. */
export const SAMPLE_HEADINGS: Record<CgmFileLanguage, SampleHeadings> = {
  en: {
    clarity: cells(
      'Index|Timestamp (YYYY-MM-DDThh:mm:ss)|Event Type|Event Subtype|Patient Info|Device Info|Source Device ID|Glucose Value%|Insulin Value (u)|Carb Value (grams)|Duration (hh:mm:ss)|Glucose Rate of Change%|Transmitter Time (Long Integer)',
    ),
    libre: cells(
      'Device|Serial Number|Device Timestamp|Record Type|Historic Glucose%|Scan Glucose%|Notes|Ketone mmol/L',
    ),
    plain: cells('time|glucose%'),
    carelink: cells('Date|Time|BG Reading%|BWZ Target High BG%|Sensor Glucose%|ISIG Value|Event Marker'),
    glooko: cells('Timestamp|CGM Glucose Value%|Serial Number'),
    words: { low: 'Low', high: 'High', alert: 'Alert' },
  },
  es: {
    clarity: cells(
      'Índice|Marca temporal (AAAA-MM-DDThh:mm:ss)|Tipo de evento|Subtipo de evento|Información del paciente|Información del dispositivo|ID del dispositivo de origen|Nivel de glucosa%|Valor de insulina (u)|Valor de carbohidratos (gramos)|Duración (hh:mm:ss)|Tasa de variación de la glucosa%|Hora del transmisor (entero largo)',
    ),
    libre: cells(
      'Dispositivo|Número de serie|Sello de tiempo del dispositivo|Tipo de registro|Historial de glucosa%|Escaneo de glucosa%|Notas|Cetona mmol/L',
    ),
    plain: cells('fecha y hora|glucosa%'),
    carelink: cells(
      'Fecha|Hora|Lectura de GS%|Objetivo alto de GS de BWZ%|Glucosa del sensor%|Valor ISIG|Marcador de evento',
    ),
    glooko: cells('Marca de tiempo|Valor de glucosa de CGM%|Número de serie'),
    words: { low: 'Bajo', high: 'Alto', alert: 'Alerta' },
  },
  de: {
    clarity: cells(
      'Index|Zeitstempel (JJJJ-MM-TTThh:mm:ss)|Ereignisart|Ereignis-Untertyp|Patienteninformationen|Geräteinformationen|Quellgeräte-ID|Glukosewert%|Insulinwert (u)|Kohlenhydratwert (Gramm)|Dauer (hh:mm:ss)|Glukoseänderungsrate%|Transmitterzeit (lange ganze Zahl)',
    ),
    libre: cells(
      'Gerät|Seriennummer|Gerätezeitstempel|Aufzeichnungstyp|Glukosewert-Verlauf%|Glukose-Scan%|Notizen|Keton mmol/L',
    ),
    plain: cells('Zeitpunkt|Glukose%'),
    carelink: cells(
      'Datum|Zeit|BZ-Messwert%|BolusExpert: oberer Zielwert%|Sensorglukose%|ISIG-Wert|Ereignismarker',
    ),
    glooko: cells('Zeitstempel|CGM-Glukosewert%|Seriennummer'),
    words: { low: 'Niedrig', high: 'Hoch', alert: 'Warnung' },
  },
  fr: {
    clarity: cells(
      "Index|Horodatage (AAAA-MM-JJThh:mm:ss)|Type d'événement|Sous-type d'événement|Informations sur le patient|Informations sur l'appareil|ID de l'appareil source|Valeur du glucose%|Valeur d'insuline (u)|Valeur de glucides (grammes)|Durée (hh:mm:ss)|Taux de variation du glucose%|Heure du transmetteur (entier long)",
    ),
    libre: cells(
      "Appareil|Numéro de série|Horodatage de l'appareil|Type d'enregistrement|Historique de la glycémie%|Numérisation de la glycémie%|Notes|Cétone mmol/L",
    ),
    plain: cells('date et heure|glycémie%'),
    carelink: cells(
      "Date|Heure|Mesure de glycémie%|Cible haute de glycémie BWZ%|Glucose du capteur%|Valeur ISIG|Marqueur d'événement",
    ),
    glooko: cells('Horodatage|Valeur de glucose CGM%|Numéro de série'),
    words: { low: 'Bas', high: 'Élevé', alert: 'Alerte' },
  },
  it: {
    clarity: cells(
      "Indice|Data e ora (AAAA-MM-GGThh:mm:ss)|Tipo di evento|Sottotipo di evento|Informazioni sul paziente|Informazioni sul dispositivo|ID dispositivo di origine|Valore del glucosio%|Valore dell'insulina (u)|Valore dei carboidrati (grammi)|Durata (hh:mm:ss)|Velocità di variazione del glucosio%|Ora del trasmettitore (numero intero lungo)",
    ),
    libre: cells(
      'Dispositivo|Numero di serie|Timestamp del dispositivo|Tipo di registrazione|Storico del glucosio%|Scansione del glucosio%|Note|Chetoni mmol/L',
    ),
    plain: cells('data e ora|glicemia%'),
    carelink: cells(
      'Data|Ora|Lettura glicemia%|Glicemia obiettivo alta BWZ%|Glucosio del sensore%|Valore ISIG|Marker evento',
    ),
    glooko: cells('Data e ora|Valore glucosio CGM%|Numero di serie'),
    words: { low: 'Basso', high: 'Alto', alert: 'Avviso' },
  },
  pt: {
    clarity: cells(
      'Índice|Carimbo de data/hora (AAAA-MM-DDThh:mm:ss)|Tipo de evento|Subtipo de evento|Informações do paciente|Informações do dispositivo|ID do dispositivo de origem|Valor de glicose%|Valor de insulina (u)|Valor de carboidratos (gramas)|Duração (hh:mm:ss)|Taxa de variação da glicose%|Hora do transmissor (número inteiro longo)',
    ),
    libre: cells(
      'Dispositivo|Número de série|Carimbo de data/hora do dispositivo|Tipo de registro|Histórico de glicose%|Analisar glicose%|Notas|Cetona mmol/L',
    ),
    plain: cells('data e hora|glicose%'),
    carelink: cells(
      'Data|Hora|Leitura de GS%|Alvo alto de GS do BWZ%|Glicose do sensor%|Valor ISIG|Marcador de evento',
    ),
    glooko: cells('Carimbo de data/hora|Valor de glicose CGM%|Número de série'),
    words: { low: 'Baixo', high: 'Alto', alert: 'Alerta' },
  },
  nl: {
    clarity: cells(
      'Index|Tijdstempel (JJJJ-MM-DDTuu:mm:ss)|Type gebeurtenis|Subtype gebeurtenis|Patiëntgegevens|Apparaatgegevens|ID bronapparaat|Glucosewaarde%|Insulinewaarde (u)|Koolhydraatwaarde (gram)|Duur (uu:mm:ss)|Snelheid van glucoseverandering%|Tijd zender (lang geheel getal)',
    ),
    libre: cells(
      'Apparaat|Serienummer|Tijdstempel apparaat|Gegevenstype|Historische glucose%|Scan Glucose%|Notities|Keton mmol/L',
    ),
    plain: cells('datum en tijd|glucosewaarde%'),
    carelink: cells(
      'Datum|Tijd|BG-meting%|BWZ streefwaarde BG hoog%|Sensorglucose%|ISIG-waarde|Gebeurtenismarkering',
    ),
    glooko: cells('Tijdstempel|CGM-glucosewaarde%|Serienummer'),
    words: { low: 'Laag', high: 'Hoog', alert: 'Waarschuwing' },
  },
};
