import { describeBehaviours } from '../support/behaviours.ts';
import { missingWebKit, openWebKit } from './driver.ts';

describeBehaviours('WebKitGTK, the engine of Safari', missingWebKit, openWebKit);
