/** Caddy serves the site as `deploy/Caddyfile` tells it to. */
import { describeHost } from "./harness/laws";
import { caddy } from "./harness/programs";
import { ask } from "./harness/request";

describeHost(caddy, (server) => {
  it("says nothing of itself", async () => {
    for (const file of ["/", "/nowhere"]) expect((await ask(server().origin, file)).headers.server).toBeUndefined();
  });
});
