import { noteFormSchema, type NoteFormInput } from '@healzy/domain/notes';
import { type RichTextBlock, type RichTextMark } from '@healzy/domain/shared';
import type { DemoClinic, DemoData } from '../../contributions/demo.ts';
import { insertNote, reviseNote } from './signing.ts';

const DAY_MS = 24 * 60 * 60_000;

const block = (type: RichTextBlock['type'], text: string, level = 0): RichTextBlock => ({
  type,
  level,
  spans: [{ text, marks: [], href: null }],
});
const h = (text: string) => block('HEADING', text);
const p = (text: string) => block('PARAGRAPH', text);
const li = (text: string, level = 0) => block('BULLET', text, level);
const no = (text: string) => block('NUMBER', text);
/** A paragraph with one part emphasized. */
const stressed = (before: string, middle: string, after: string, mark: RichTextMark): RichTextBlock => ({
  type: 'PARAGRAPH',
  level: 0,
  spans: [
    { text: before, marks: [], href: null },
    { text: middle, marks: [mark], href: null },
    { text: after, marks: [], href: null },
  ],
});

interface DemoNote {
  daysAgo: number;
  note: NoteFormInput;
  /** The text after an edit the next day. */
  revised?: NoteFormInput['message'];
}

const firstVisit = (habit: string): NoteFormInput['message'] => [
  h('Subjetivo'),
  p('Acude por cansancio a media tarde y digestiones pesadas desde primavera. Duerme unas seis horas.'),
  block('QUOTE', 'Llego a casa tan cansada que ceno lo primero que encuentro.'),
  h('Objetivo'),
  stressed('Peso 68,4 kg, cintura 82 cm. Ingesta actual estimada ', '1.720 kcal', ' al día.', 'BOLD'),
  h('Evaluación'),
  p('Reparto muy cargado en la cena y poca proteína por la mañana.'),
  h('Plan'),
  no('Adelantar la cena a las nueve'),
  no(habit),
  no('Registro de comidas durante una semana'),
];

/** Notes about the first patients of a clinic, by their principal specialist. */
const DEMO_NOTES: readonly (readonly DemoNote[])[] = [
  [
    {
      daysAgo: 63,
      note: { title: 'Primera visita', template: 'SOAP', message: firstVisit('Desayuno con fruta') },
      revised: firstVisit('Desayuno con fruta y 20 g de proteína'),
    },
    {
      daysAgo: 41,
      note: {
        title: 'Llamada de seguimiento',
        message: [
          p('Ha adelantado la cena cuatro días de siete. Le cuesta los días de guardia.'),
          p('Acordamos para esos días:'),
          li('Cena preparada la noche anterior'),
          li('Fruta y frutos secos a media tarde'),
          li('Un plátano o dos mandarinas', 1),
        ],
      },
    },
    {
      daysAgo: 12,
      note: {
        title: 'Revisión con el sensor de glucosa',
        template: 'ADIME',
        message: [
          h('Evaluación'),
          p('Dos semanas de sensor. Picos después de la cena los días de guardia, estable el resto.'),
          h('Diagnóstico nutricional'),
          p('Ingesta excesiva de hidratos en la cena relacionada con horarios irregulares.'),
          h('Intervención'),
          stressed(
            'Cena con ',
            'verdura y proteína primero',
            ', hidratos al final y en menor cantidad.',
            'BOLD',
          ),
          h('Seguimiento'),
          p('Mantener el sensor dos semanas más.'),
          h('Valoración de resultados'),
          p('Tiempo en rango del 91 %. Objetivo: 95 % en la próxima revisión.'),
        ],
      },
    },
  ],
  [
    {
      daysAgo: 20,
      note: {
        title: 'Objetivo de la temporada',
        message: [
          p('Prepara una media maratón en marzo. Quiere llegar con 2 kg menos sin perder fuerza.'),
          stressed('Nota para el equipo: ', 'no tolera la lactosa', '.', 'UNDERLINE'),
        ],
      },
    },
  ],
  [
    {
      daysAgo: 8,
      note: {
        title: 'Ajuste de la dieta sin gluten',
        message: [
          p('Revisamos etiquetas. Sustituimos el pan por pan de trigo sarraceno.'),
          li('Volver a pesar en 15 días'),
        ],
      },
    },
  ],
];

/** A time during the morning, this many days ago. */
function workingHours(now: Date, daysAgo: number): Date {
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  day.setUTCHours(8 + (daysAgo % 4), (daysAgo * 7) % 60, 0, 0);
  return day;
}

/** Notes worth reading, one of them changed after it was signed. */
async function addNotes({ services, accountId, now, patients }: DemoClinic): Promise<void> {
  await services.database.asAccount({ accountId }, async (sql) => {
    for (const [index, notes] of DEMO_NOTES.entries()) {
      const patient = patients[index];
      if (patient === undefined) return;
      for (const { daysAgo, note, revised } of notes) {
        const at = workingHours(now, daysAgo);
        const signing = { accountId, patientId: patient.id, userId: patient.principalUserId, at };
        const id = await insertNote(sql, signing, noteFormSchema.parse(note));
        if (!revised) continue;
        const later = { ...signing, at: new Date(at.getTime() + DAY_MS) };
        await reviseNote(sql, later, noteFormSchema.parse({ ...note, message: revised }), { id, version: 2 });
      }
    }
  });
}

export const demo: DemoData = { needs: ['patients'], fill: addNotes };
