import type { FeatureSamples } from '../feature-samples.ts';

const body = (nameEs: string) => ({
  nameEs,
  nameEn: 'Kitchen visit',
  phase: 'IN_PROGRESS',
  dueDay: 9,
  proof: null,
  assignee: 'LEAD',
  assigneeId: null,
});

export const samples: FeatureSamples = {
  tables: ['follow_up_templates', 'follow_up_template_steps'],

  /** A step of a template, which is about no patient. */
  async add(bed, clinic) {
    const made = await bed.call('createFollowUpTemplateStep', {
      as: clinic.people.specialist,
      path: { type: 'WIN_2' },
      body: body('Visita a la cocina'),
    });
    if (made.status !== 201) throw new Error(`The template answered ${made.text}.`);
    return (made.body.steps as { id: string; code: string | null }[]).find(({ code }) => code === null)!.id;
  },

  calls({ id }) {
    const path = { type: 'WIN_2', id };
    const headers = { 'if-match': '"1"' };
    return {
      listFollowUpTemplates: { names: false },
      createFollowUpTemplateStep: { path: { type: 'WIN_2' }, body: body('Otra visita'), names: false },
      updateFollowUpTemplateStep: { path, headers, body: body('Otra visita'), names: true },
      deleteFollowUpTemplateStep: { path, headers, names: true },
      moveFollowUpTemplateStep: { path, body: { phase: 'FINAL', beforeId: null }, names: true },
      resetFollowUpTemplate: { path: { type: 'WIN_2' }, headers, names: false },
    };
  },
};
