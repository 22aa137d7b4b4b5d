import { describe, expect, it } from 'vitest';
import { headingsOf } from './headings.ts';

const places = (line: string, delimiter = ',') => {
  const names = line.split(delimiter);
  const found = headingsOf(names);
  return (
    found && {
      maker: found.maker,
      language: found.language,
      time: names[found.time],
      glucose: names[found.glucose],
    }
  );
};

describe('headings', () => {
  it.each([
    [
      'de',
      'Index;Zeitstempel (JJJJ-MM-TTThh:mm:ss);Ereignistyp;Ereignisuntertyp;Geräteinfo;Glukosewert (mg/dl);Rate der Glukoseänderung (mg/dl/min);Transmitterzeit',
      'Glukosewert (mg/dl)',
    ],
    [
      'de',
      'Index;Zeitstempel;Art des Ereignisses;Glucosewert (mmol/l);Änderungsgeschwindigkeit des Glucosewerts',
      'Glucosewert (mmol/l)',
    ],
    [
      'es',
      'Índice;Marca temporal (AAAA-MM-DDThh:mm:ss);Tipo de evento;Subtipo de evento;Valor de glucosa (mg/dL);Velocidad de cambio de la glucosa (mg/dL/min);Hora del transmisor',
      'Valor de glucosa (mg/dL)',
    ],
    [
      'en',
      'Index;Timestamp;Event Type;Glucose Value (mmol/L);Glucose Rate of Change (mmol/L/min);Transmitter Time',
      'Glucose Value (mmol/L)',
    ],
    [
      'it',
      "Indice;Data e ora (AAAA-MM-GGThh:mm:ss);Tipo di evento;Sottotipo di evento;Valore del glucosio (mg/dL);Valore dell'insulina (u);ID trasmettitore",
      'Valore del glucosio (mg/dL)',
    ],
    [
      'fr',
      "Index;Horodatage (AAAA-MM-JJThh:mm:ss);Type d'événement;Valeur du glucose (mmol/L);Taux de variation du glucose (mmol/L/min)",
      'Valeur du glucose (mmol/L)',
    ],
  ])('of Clarity in %s are recognised: %s', (language, line, glucose) => {
    expect(places(line, ';')).toMatchObject({ maker: 'DEXCOM_CLARITY', language, glucose });
  });

  it.each([
    [
      'es',
      'Dispositivo,Número de serie,Marca de hora del dispositivo,Tipo de registro,Historial de glucosa mg/dL,Escanear glucosa mg/dL,Cetona mmol/L',
      'Historial de glucosa mg/dL',
    ],
    [
      'es',
      'Dispositivo,Serial,Sello de tiempo del dispositivo,Tipo de registro,Glucosa histórica mmol/L,Glucosa de tira reactiva mmol/L',
      'Glucosa histórica mmol/L',
    ],
    [
      'de',
      'Gerät,Seriennummer,Gerätezeitstempel,Aufzeichnungstyp,Glukosewert-Verlauf mg/dL,Glukose-Scan mg/dL,Glukose-Teststreifen mg/dL,Keton mmol/L',
      'Glukosewert-Verlauf mg/dL',
    ],
    [
      'en',
      'ID,Time,Record Type,Historic Glucose (mmol/L),Scan Glucose (mmol/L)',
      'Historic Glucose (mmol/L)',
    ],
    [
      'fr',
      "Appareil,Numéro de série,Horodatage de l'appareil,Type d'enregistrement,Historique de la glycémie mg/dL,Scan de glycémie mg/dL,Glucides (grammes),Glycémie de la bandelette mg/dL,Cétone mmol/L",
      'Historique de la glycémie mg/dL',
    ],
    [
      'nl',
      'Apparaat,Serienummer,Tijdstempel apparaat,Gegevenstype,Historische glucose mmol/l,Scan Glucose mmol/l,Notities,Strip Glucose mmol/l,Keton mmol/l',
      'Historische glucose mmol/l',
    ],
    [
      'nl',
      'Meter,Serienummer,Tijdstempel meter,Gegevenstype,Historische glucose(mmol/l),Scan Glucose(mmol/l),Strip Glucose(mmol/l),Keton(mmol/l)',
      'Historische glucose(mmol/l)',
    ],
    [
      'pt',
      'Dispositivo,Número de série,Carimbo de data/hora do dispositivo,Tipo de registro,Histórico de glicose mg/dL,Analisar glicose mg/dL,Tira de glicose mg/dL,Cetona mmol/L',
      'Histórico de glicose mg/dL',
    ],
    [
      'it',
      'Dispositivo,Numero di serie,Timestamp del dispositivo,Tipo di record,Storico del glucosio mg/dL,Scansione glucosio mg/dL,Insulina ad azione rapida (unità)',
      'Storico del glucosio mg/dL',
    ],
  ])('of LibreView in %s are recognised: %s', (language, line, glucose) => {
    expect(places(line)).toMatchObject({ maker: 'LIBREVIEW', language, glucose });
  });

  it.each([
    ['time,glucose_mgdl'],
    ['id,time,gl'],
    ['Fecha y hora,Glucosa (mg/dL)'],
    ['Datum,Blutzucker mg/dl'],
    ['\uFEFF"Timestamp","Sensor Glucose (mmol/L)"'],
    ['time,blood glucose,sensor glucose'],
    ['date,time,glucose'],
  ])('of a plain table are recognised: %s', (line) => expect(places(line)).toMatchObject({ maker: 'PLAIN' }));

  it.each([
    ['time,heart rate'],
    ['time,glucose target'],
    ['name,glucose mg/dL'],
    ['time,glucose left,glucose right'],
  ])('that are not sufficient are rejected: %s', (line) => expect(places(line)).toBeNull());
});
