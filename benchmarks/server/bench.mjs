import { chatLive } from './chat-live.mjs';
import { dashboard } from './dashboard.mjs';
import { foodSearch } from './food-search.mjs';
import { list, write } from './list.mjs';
import { scope } from './scope.mjs';
import { wearables } from './wearables.mjs';

export const benches = [list, write, dashboard, scope, foodSearch, chatLive, wearables];
