# The four servers of OpenStack Swift in one process, with objects in memory: proxy (with the S3 API), account, container
# and object. Called with a folder of its own, four free ports of 127.0.0.1, and the key and the secret of a user.
import os
import sys
from array import array

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingData  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder = sys.argv[1]
ports = dict(zip(("proxy", "account", "container", "object"), map(int, sys.argv[2:6])))
key, secret = sys.argv[6:8]
with open(os.path.join(folder, "swift.conf"), "w") as written:
    written.write("[swift-hash]\nswift_hash_path_suffix = club\n")
utils.set_swift_dir(folder)
os.makedirs(os.path.join(folder, "devices", "disk"))


def ring_of(server):
    device = {
        "id": 0, "region": 1, "zone": 1, "weight": 1.0, "device": "disk", "meta": "",
        "ip": "127.0.0.1", "port": ports[server],
        "replication_ip": "127.0.0.1", "replication_port": ports[server],
    }
    RingData([array("H", [0, 0])], [device], 31).save(os.path.join(folder, server + ".ring.gz"))


def config_of(server):
    common = ["[DEFAULT]", "swift_dir = " + folder, "devices = " + os.path.join(folder, "devices"), "mount_check = false"]
    if server != "proxy":
        use = "mem_object" if server == "object" else server
        return common + ["[pipeline:main]", "pipeline = " + use, "[app:" + use + "]", "use = egg:swift#" + use]
    filters = ["catch_errors", "cache", "listing_formats", "s3api", "tempauth", "copy"]
    names = {"cache": "memcache"}
    settings = {
        # Nobody listens there: it is only wanted to be named.
        "cache": ["memcache_servers = 127.0.0.1:9"],
        # Pages of a list that a test fills quickly.
        "s3api": ["location = us-east-1", "max_bucket_listing = 10"],
        "tempauth": ["user_" + key.replace(":", "_") + " = " + secret + " .admin"],
    }
    lines = common + ["[pipeline:main]", "pipeline = " + " ".join(filters + ["proxy-server"])]
    lines += ["[app:proxy-server]", "use = egg:swift#proxy", "account_autocreate = true"]
    # One that was frozen for a while is asked again at once.
    lines += ["error_suppression_limit = 1000000"]
    for name in filters:
        lines += ["[filter:" + name + "]", "use = egg:swift#" + names.get(name, name)] + settings.get(name, [])
    return lines


for name in ("account", "container", "object"):
    ring_of(name)
serving = []
for name in ("account", "container", "object", "proxy"):
    file = os.path.join(folder, name + ".conf")
    with open(file, "w") as written:
        written.write("\n".join(config_of(name)) + "\n")
    app = loadapp(file)
    socket = eventlet.listen(("127.0.0.1", ports[name]))
    serving.append(eventlet.spawn(wsgi.server, socket, app, log_output=False))
for each in serving:
    each.wait()
