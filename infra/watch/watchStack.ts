import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { alarmRules } from "./alarmRules.ts";
import { makeAlarms } from "./alarms.ts";
import { alarmTopics } from "./alarmTopics.ts";
import { dashboard } from "./dashboard.ts";
import type { Watched } from "./metrics.ts";

export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, watched: StackProps & Watched) {
    super(scope, id, watched);
    const { config, data } = watched;
    const topics = alarmTopics(this, config, data.key);
    const alarms = makeAlarms(this, config.stage, alarmRules(watched), topics);
    dashboard(this, watched, alarms);
  }
}
