import { VALID_WEEK_ANSWERS } from '@healzy/domain/surveys/testing';
import type { FeatureSamples } from '../feature-samples.ts';

export const samples: FeatureSamples = {
  tables: ['surveys'],

  /** A survey that the patient has answered, and one that is still open. */
  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const body = { kind: 'WEEK_1', language: 'es', delivery: 'COPY' };
    const sent = await bed.call('createSurvey', { as, path: { patientId }, body });
    if (sent.status !== 201) throw new Error(`The survey answered ${sent.text}.`);
    const headers = {
      'x-survey-link': (sent.body.link as string).split('#')[1] ?? '',
      'x-survey-device': 'd'.repeat(32),
    };
    const answered = await bed.call('answerHeldSurvey', {
      as: null,
      headers,
      body: { ...VALID_WEEK_ANSWERS, difficulties: text, confirmed: ['weightKg'] },
    });
    if (answered.status !== 200) throw new Error(`The answer answered ${answered.text}.`);
    // Rows of one instant have no order of their own.
    bed.now.value = new Date(bed.now.value.getTime() + 1);
    const open = await bed.call('createSurvey', {
      as,
      path: { patientId },
      body: { ...body, kind: 'FINAL' },
    });
    if (open.status !== 201) throw new Error(`The open survey answered ${open.text}.`);
    return sent.body.id as string;
  },

  calls: ({ patientId, id }) => {
    // Called by the holder of a link; this one opens nothing.
    const headers = { 'x-survey-link': id, 'x-survey-device': id };
    return {
      listSurveys: { path: { patientId }, names: true },
      createSurvey: {
        path: { patientId },
        body: { kind: 'FINAL', language: 'es', delivery: 'COPY' },
        names: true,
      },
      withdrawSurvey: { path: { id }, names: true },
      markSurveyRead: { path: { id }, names: true },
      openHeldSurvey: { headers, names: true },
      answerHeldSurvey: { headers, body: VALID_WEEK_ANSWERS, names: true },
    };
  },
};
