export const usage = `Releases one part of the running site (of DATA_DIR), in seconds and without touching another.

  npm run release -- mfe-earn                     build it and give it to everybody
  npm run release -- mfe-earn --canary 10         build it and give it to 10 % of the visitors (0 to 100, two decimals)
  npm run release -- mfe-earn mfe-wallet --canary 10 --group checkout
                                                  several that move together: nobody gets one without the other
  npm run release -- promote mfe-earn             give its canary to everybody
  npm run rollback -- mfe-earn                    take its canary back; without a canary: back to the previous version
  npm run release -- preview mfe-earn             build it for nobody, and print a signed link that shows it in one browser
  npm run release -- status                       who gets which version
  npm run release -- restart services/wallet      replace each of its replicas in turn, with no call lost; all services where none is named

The same for the shell, and for a service such as services/earn: its new version starts beside the old one, takes over when it is
ready, and the old one finishes what it has. A service moves whole: no canary, no preview.

  --from FOLDER     the sources lie in another copy of the workspace's folder; of a front end also: its finished build (dist/)
  --minutes N       how long a preview link works (60; at most 1440)
  --reason TEXT     kept in the registry's history
`;
