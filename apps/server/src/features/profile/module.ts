import { defineModule } from '../../module.ts';
import { getOwnProfile, updateOwnProfile } from './handlers.ts';
import { getOwnPreferences, updateOwnPreferences } from './preferences.ts';

export const profile = defineModule({
  name: 'profile',
  handlers: [getOwnProfile, updateOwnProfile, getOwnPreferences, updateOwnPreferences],
});
